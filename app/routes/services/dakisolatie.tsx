import { dakisolatie, subsidy, ways } from '../../../content/services/dakisolatie.ts';
import { TitledRows } from '../../components/facts.tsx';
import { RunningText } from '../../components/running-text.tsx';
import { Comparison } from '../../components/service/comparison.tsx';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Dakisolatie() {
  return (
    <ServicePage service={dakisolatie}>
      <Comparison {...ways} service={dakisolatie.slug} />
      <section className="page-width section columns">
        <div className="stack content-start">
          <h2>{subsidy.title}</h2>
          <RunningText as="p" text={subsidy.lead} />
          <RunningText as="p" className="text-soft" text={subsidy.note} />
        </div>
        <TitledRows points={subsidy.conditions} large />
      </section>
    </ServicePage>
  );
}
