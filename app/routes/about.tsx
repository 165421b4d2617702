import { about } from '../../content/pages/over-ons.ts';
import { specimen } from '../../content/pages/voorbeeldverslag.ts';
import { CallOrQuote, ClosingCall } from '../components/call-to-action.tsx';
import { Explanation } from '../components/explanation.tsx';
import { KeyFacts } from '../components/facts.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { PhotoCards } from '../components/photo-cards.tsx';
import { Picture } from '../components/picture.tsx';
import { Intro, RunningText } from '../components/running-text.tsx';
import { SpecimenTeaser } from '../components/specimen-teaser.tsx';
import { Statements, Steps } from '../components/steps.tsx';
import { Styles } from '../components/styles.tsx';
import styles from '../styles/about.css?inline';

export default function About() {
  const { figures, who, how, promises, area, assurances } = about;
  return (
    <>
      <Styles name="about" css={styles} />
      <Head meta={about.meta} />
      <PageHeader title={about.title} lead={about.lead} picture={{ name: 'over-ons', alt: about.picture }}>
        <CallOrQuote />
      </PageHeader>
      <div className="header-facts page-width section">
        <KeyFacts facts={figures} />
      </div>
      <div className="pictured turned">
        <section className="page-width section stack text-xl">
          <h2 className="text-xl text-accent">{who.heading}</h2>
          <p className="display text-4xl">{who.conviction}</p>
          {who.paragraphs.map((paragraph) => (
            <RunningText key={paragraph} as="p" text={paragraph} />
          ))}
        </section>
        <div className="slope">
          <Picture name="detail" file="schoorsteenwerk-detail" alt="" sizes="60vw" />
        </div>
      </div>
      {assurances.points.length > 0 && (
        <section className="page-width section grid content-start gap-5">
          <h2>{assurances.heading}</h2>
          {assurances.points.map((point) => (
            <RunningText key={point} as="p" className="max-w-[66ch]" text={point} />
          ))}
        </section>
      )}
      <Explanation {...area} />
      <div className="pictured bg-quiet">
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
      <SpecimenTeaser {...about.specimen} shown={specimen.report.findings[1]} />
      <section className="page-width section stack">
        <h2>{promises.heading}</h2>
        <Intro text={promises.lead} />
        <Statements className="promises" statements={promises.items} />
      </section>
      <PhotoCards {...about.team} />
      <PhotoCards {...about.projects} />
      <ClosingCall {...about.closing} />
    </>
  );
}
