import { bitumen, roofings } from '../../../content/services/bitumen.ts';
import { Comparison } from '../../components/service/comparison.tsx';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Bitumen() {
  return (
    <ServicePage service={bitumen}>
      <Comparison {...roofings} service={bitumen.slug} />
    </ServicePage>
  );
}
