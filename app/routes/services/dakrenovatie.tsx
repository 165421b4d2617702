import { dakrenovatie } from '../../../content/services/dakrenovatie.ts';
import { Lifespans } from '../../components/service/lifespans.tsx';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Dakrenovatie() {
  return (
    <ServicePage service={dakrenovatie}>
      <Lifespans />
    </ServicePage>
  );
}
