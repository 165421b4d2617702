import { dakinspectie } from '../../../content/services/dakinspectie.ts';
import { ServicePage } from '../../components/service/service-page.tsx';
import { Specimen } from '../../components/service/specimen.tsx';

export default function Dakinspectie() {
  return (
    <ServicePage service={dakinspectie}>
      <Specimen />
    </ServicePage>
  );
}
