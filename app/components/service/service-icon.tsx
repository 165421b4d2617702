import {
  BrickWall,
  CalendarCheck,
  CloudRain,
  Droplets,
  Grid3x3,
  Hammer,
  House,
  type IconNode,
  Layers,
  SearchCheck,
  Shield,
  Thermometer,
  Warehouse,
} from 'lucide';
import type { ServiceIcon as Name } from '../../../content/services/index.ts';
import { Icon } from '../icon.tsx';

const nodes: Readonly<Record<Name, IconNode>> = {
  'search-check': SearchCheck,
  droplets: Droplets,
  hammer: Hammer,
  house: House,
  layers: Layers,
  grid: Grid3x3,
  thermometer: Thermometer,
  'cloud-rain': CloudRain,
  'brick-wall': BrickWall,
  warehouse: Warehouse,
  shield: Shield,
  'calendar-check': CalendarCheck,
};

/** The icon of a service. `size` is in CSS pixels. */
export function ServiceIcon({ name, size }: { name: Name; size: number }) {
  return <Icon node={nodes[name]} size={size} className="text-accent" />;
}
