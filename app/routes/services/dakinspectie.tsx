import { SearchCheck } from 'lucide';
import { dakinspectie } from '../../../content/services/dakinspectie.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Dakinspectie() {
  return <ServicePage service={dakinspectie} icon={SearchCheck} />;
}
