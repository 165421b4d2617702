import type { ServiceIconName } from '../../../content/services/index.ts';
import { Icon } from '../icon.tsx';
import { serviceIconNodes } from './service-icon-nodes.ts';

/** The icon of a service. `size` is in CSS pixels. */
export function ServiceIcon({ name, size }: { name: ServiceIconName; size: number }) {
  return <Icon node={serviceIconNodes[name]} size={size} className="text-accent" />;
}
