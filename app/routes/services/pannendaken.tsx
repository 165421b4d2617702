import { Grid3x3 } from 'lucide';
import { pannendaken } from '../../../content/services/pannendaken.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Pannendaken() {
  return <ServicePage service={pannendaken} icon={Grid3x3} />;
}
