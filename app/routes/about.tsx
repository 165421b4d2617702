import { about } from '../../content/pages/over-ons.ts';
import type { TextSection } from '../../content/schema/pages.ts';
import { CallOrQuote, ClosingCall } from '../components/call-to-action.tsx';
import { CheckList } from '../components/check-list.tsx';
import { Facts, Points } from '../components/facts.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { PhotoCards } from '../components/photo-cards.tsx';
import { DayAndNight } from '../components/picture.tsx';
import { Lead, RunningText } from '../components/running-text.tsx';
import { SpecimenTeaser } from '../components/specimen-teaser.tsx';

export default function About() {
  const { figures, sections, opinion, promises, area, assurances, practical } = about;
  return (
    <>
      <Head meta={about.meta} />
      <PageHeader title={about.title} lead={about.lead} picture={{ name: 'over-ons', alt: about.picture }}>
        <CallOrQuote />
      </PageHeader>
      <div className="page-width section grid gap-14">
        <Facts facts={figures} className="figures line-t pt-4" valueClass="display text-3xl" />
        <div className="columns">
          <TextSections sections={sections} />
        </div>
      </div>
      <div className="pictured bg-quiet">
        <div className="page-width section">
          <p className="display text-4xl">{opinion}</p>
        </div>
        <div className="slope">
          <DayAndNight name="dakreparatie" alt="" sizes="(min-width: 64rem) 60vw, 20rem" />
        </div>
      </div>
      <TitledSection {...promises} />
      <div className="bg-quiet">
        <TitledSection {...area} />
      </div>
      <div className="page-width section columns">
        <TextSections sections={practical} />
        {assurances.points.length > 0 && (
          <section className="grid content-start gap-4">
            <h2>{assurances.heading}</h2>
            <CheckList items={assurances.points} />
          </section>
        )}
      </div>
      <SpecimenTeaser {...about.specimen} />
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
      <Points points={items} />
    </section>
  );
}

function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading} className="grid content-start gap-4">
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <RunningText key={paragraph} as="p" text={paragraph} />
      ))}
    </section>
  ));
}
