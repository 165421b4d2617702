import { about } from '../../content/pages/over-ons.ts';
import type { TextSection } from '../../content/schema/pages.ts';
import { CallOrQuote, ClosingCall } from '../components/call-to-action.tsx';
import { CheckList } from '../components/check-list.tsx';
import { Head } from '../components/head.tsx';
import { Lead } from '../components/lead.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { PhotoCards } from '../components/photo-cards.tsx';
import { Picture } from '../components/picture.tsx';
import { RunningText } from '../components/running-text.tsx';

export default function About() {
  const { figures, sections, opinion, promises, area, assurances, practical } = about;
  return (
    <>
      <Head meta={about.meta} />
      <PageHeader title={about.title} lead={about.lead} picture={{ name: 'over-ons', alt: about.picture }}>
        <CallOrQuote />
      </PageHeader>
      <div className="page-width section text-columns">
        <dl className="figures-strip">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TextSections sections={sections} />
      </div>
      <div className="quote-band picture-ground">
        <Picture name="daklekkage" alt="" sizes="(min-width: 64rem) 75vw, 20rem" />
        <div className="page-width">
          <p>{opinion}</p>
        </div>
      </div>
      <TitledSection {...promises} />
      <div className="area">
        <TitledSection {...area} />
      </div>
      <div className="page-width section text-columns">
        <TextSections sections={practical} />
        {assurances.points.length > 0 && (
          <section>
            <h2>{assurances.heading}</h2>
            <CheckList items={assurances.points} />
          </section>
        )}
      </div>
      <PhotoCards {...about.team} />
      <PhotoCards {...about.projects} />
      <ClosingCall {...about.closing} />
    </>
  );
}

function TitledSection({ heading, lead, items }: (typeof about)['promises' | 'area']) {
  return (
    <section className="page-width section grid gap-5">
      <h2>{heading}</h2>
      <Lead text={lead} />
      <dl className="promises">
        {items.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RunningText text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RunningText text={paragraph} />
        </p>
      ))}
    </section>
  ));
}
