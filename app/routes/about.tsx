import { about } from '../../content/pages/over-ons.ts';
import { CallOrQuote, ClosingCall } from '../components/call-to-action.tsx';
import { CheckList } from '../components/check-list.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { PhotoCards } from '../components/photo-cards.tsx';
import { RunningText } from '../components/running-text.tsx';

export default function About() {
  return (
    <>
      <Head meta={about.meta} />
      <PageHeader title={about.title} lead={about.lead} picture="over-ons">
        <CallOrQuote />
      </PageHeader>
      <div className="page-width section text-sections">
        <dl className="figures-strip">
          {about.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {about.sections.map(({ heading, paragraphs, opinion, points }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <RunningText text={paragraph} />
                </p>
              ))}
              {opinion && <p className="pull-quote">{opinion}</p>}
              {points && <CheckList items={points} />}
            </div>
          </section>
        ))}
      </div>
      <PhotoCards {...about.team} />
      <PhotoCards {...about.projects} />
      <ClosingCall {...about.closing} />
    </>
  );
}
