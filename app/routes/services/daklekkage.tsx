import { Droplets } from 'lucide';
import { daklekkage } from '../../../content/services/daklekkage.ts';
import { LeakLight } from '../../components/service/leak-light.tsx';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Daklekkage() {
  return <ServicePage service={daklekkage} icon={Droplets} light={<LeakLight />} />;
}
