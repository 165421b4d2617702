import { about } from '../../content/pages/over-ons.ts';
import type { TextSection } from '../../content/schema/pages.ts';
import { CallOrQuote, ClosingCall } from '../components/call-to-action.tsx';
import { Explanation } from '../components/explanation.tsx';
import { KeyFacts, Points } from '../components/facts.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { PhotoCards } from '../components/photo-cards.tsx';
import { Picture } from '../components/picture.tsx';
import { Lead, RunningText } from '../components/running-text.tsx';
import { SpecimenTeaser } from '../components/specimen-teaser.tsx';
import { Steps } from '../components/steps.tsx';

export default function About() {
  const { figures, who, how, promises, area, assurances } = about;
  return (
    <>
      <Head meta={about.meta} />
      <PageHeader title={about.title} lead={about.lead} picture={{ name: 'over-ons', alt: about.picture }}>
        <CallOrQuote />
      </PageHeader>
      <div className="page-width section grid gap-10">
        <KeyFacts facts={figures} />
        {/* So wide that each sentence has a line. */}
        <p className="display max-w-[20em] text-4xl">{who.conviction}</p>
        <section className="columns aside">
          <div className="grid content-start gap-5">
            <h2>{who.heading}</h2>
            <div className="house aspect-8/5 rounded-control overflow-clip max-lg:hidden no-print">
              <Picture name="detail" file="schoorsteenwerk-detail" alt="" sizes="40vw" />
            </div>
          </div>
          <div className="stack content-start text-xl">
            {who.paragraphs.map((paragraph) => (
              <RunningText key={paragraph} as="p" text={paragraph} />
            ))}
          </div>
        </section>
        {assurances.points.length > 0 && <TextBlock heading={assurances.heading} paragraphs={assurances.points} />}
      </div>
      <Explanation {...area} />
      <div className="pictured turned bg-quiet">
        <div className="page-width section">
          <section className="stack">
            <h2>{how.heading}</h2>
            <Steps steps={how.steps} />
          </section>
        </div>
        <div className="slope">
          <Picture name="detail" file="over-ons-detail" alt="" sizes="(min-width: 64rem) 60vw, 20rem" />
        </div>
      </div>
      <SpecimenTeaser {...about.specimen} />
      <section className="page-width section stack">
        <h2>{promises.heading}</h2>
        <Lead text={promises.lead} />
        <Points points={promises.items} />
      </section>
      <PhotoCards {...about.team} />
      <PhotoCards {...about.projects} />
      <ClosingCall {...about.closing} />
    </>
  );
}

function TextBlock({ heading, paragraphs }: TextSection) {
  return (
    <section className="grid content-start gap-5">
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <RunningText key={paragraph} as="p" className="max-w-[66ch]" text={paragraph} />
      ))}
    </section>
  );
}
