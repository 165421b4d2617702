import { faq } from '../../content/pages/faq.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { Facts } from '../components/facts.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Picture } from '../components/picture.tsx';
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
      {faq.categories.map(({ id, title, lead, keyFacts, picture, faqs }, index) => (
        <section key={id} id={id} className={`page-width section columns aside ${grounds[index % grounds.length]}`}>
          <div className="topic stack">
            <h2>{title}</h2>
            <RunningText as="p" className="text-xl text-balance text-soft" text={lead} />
            <Facts facts={keyFacts} className="lines" valueClass="display" />
            <div className="house rounded-control overflow-clip aspect-8/5 mt-6 no-print max-lg:hidden">
              <Picture name={picture} alt="" sizes="40vw" />
            </div>
          </div>
          <Accordion faqs={faqs} startsOpen={index === 0} />
        </section>
      ))}
      <ClosingCall {...faq.closing} />
    </>
  );
}
