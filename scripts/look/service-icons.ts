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
import type { ServiceIconName } from '../../content/services/index.ts';

/** The drawings of the services' icons for the menus. Each service's route passes the same one to its page. */
export const serviceIconNodes: Readonly<Record<ServiceIconName, IconNode>> = {
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
