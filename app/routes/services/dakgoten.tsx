import { dakgoten } from '../../../content/services/dakgoten.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Dakgoten() {
  return <ServicePage service={dakgoten} />;
}
