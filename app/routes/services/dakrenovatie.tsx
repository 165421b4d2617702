import { lifespans } from '../../../content/lifespans.ts';
import { dakrenovatie } from '../../../content/services/dakrenovatie.ts';
import { LifespanTiles } from '../../components/service/lifespans.tsx';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Dakrenovatie() {
  return (
    <ServicePage service={dakrenovatie}>
      <section className="page-width section stack">
        <h2>{lifespans.title}</h2>
        <LifespanTiles />
      </section>
    </ServicePage>
  );
}
