import { faq } from '../../content/pages/faq.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { KeyFacts } from '../components/facts.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { RunningText } from '../components/running-text.tsx';
import { Sheet } from '../components/sheet.tsx';
import { Topics } from '../components/topics.tsx';
import styles from '../styles/faq.css?inline';

/** The grounds of the groups of questions, in turn. */
const grounds = ['', 'night', '', 'bg-quiet'];

export default function FaqRoute() {
  return (
    <>
      <Sheet name="faq" css={styles} />
      <Head meta={faq.meta} />
      <PageHeader title={faq.title} lead={faq.lead} picture={{ name: 'pannendaken', alt: '' }} />
      <Topics topics={faq.categories} />
      {faq.categories.map(({ id, title, lead, keyFacts, faqs }, index) => {
        const half = Math.ceil(faqs.length / 2);
        return (
          <section key={id} id={id} className={`page-width section stack topic ${grounds[index % grounds.length]}`}>
            <div className="columns">
              <h2>{title}</h2>
              <RunningText as="p" className="text-xl text-balance text-soft" text={lead} />
            </div>
            <KeyFacts facts={keyFacts} />
            <div className="columns">
              <Accordion faqs={faqs.slice(0, half)} startsOpen={index === 0} />
              <Accordion faqs={faqs.slice(half)} />
            </div>
          </section>
        );
      })}
      <ClosingCall {...faq.closing} />
    </>
  );
}
