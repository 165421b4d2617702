import { lifespans } from '../../content/lifespans.ts';
import { faq } from '../../content/pages/faq.ts';
import { Accordion } from '../components/accordion.tsx';
import { CallButton, CallOrQuote, CallOrWhatsApp, ClosingCall } from '../components/call-to-action.tsx';
import { KeyFacts } from '../components/facts.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Intro, RunningText } from '../components/running-text.tsx';
import { LifespanTiles } from '../components/service/lifespans.tsx';
import { Styles } from '../components/styles.tsx';
import { Topics } from '../components/topics.tsx';
import { WindScale } from '../components/wind-scale.tsx';
import styles from '../styles/faq.css?inline';

export default function FaqRoute() {
  return (
    <>
      <Styles name="faq" css={styles} />
      <Head meta={faq.meta} />
      <PageHeader title={faq.title} lead={faq.lead} picture={{ name: 'pannendaken', alt: '' }} />
      <div className="faq page-width">
        <div className="topics no-print">
          <Topics topics={faq.categories} />
          <div className="urgent max-lg:hidden">
            <RunningText as="p" text={faq.urgent} />
            <CallButton />
          </div>
        </div>
        <div>
          {faq.categories.map(({ id, title, lead, keyFacts, hasLifespans, storm, faqs }, index) => (
            <section key={id} id={id} className="stack">
              <div className="grid gap-3">
                <h2>{title}</h2>
                <Intro text={lead} />
              </div>
              {keyFacts && <KeyFacts facts={keyFacts} />}
              {hasLifespans && (
                <section className="night card stack">
                  <h3>{lifespans.title}</h3>
                  <LifespanTiles />
                </section>
              )}
              {storm && <WindScale {...storm} />}
              <Accordion faqs={faqs} startsOpen={index === 0} />
              {keyFacts && <CallOrQuote />}
            </section>
          ))}
        </div>
      </div>
      <ClosingCall {...faq.closing}>
        <CallOrWhatsApp />
      </ClosingCall>
    </>
  );
}
