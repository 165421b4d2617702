import { dakonderhoud, planTable } from '../../../content/services/dakonderhoud.ts';
import { Comparison } from '../../components/service/comparison.tsx';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Dakonderhoud() {
  return (
    <ServicePage service={dakonderhoud}>
      <Comparison {...planTable} service={dakonderhoud.slug} />
    </ServicePage>
  );
}
