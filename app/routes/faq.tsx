import { faq } from '../../content/pages/faq.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { RunningText } from '../components/running-text.tsx';

export default function FaqRoute() {
  return (
    <>
      <Head meta={faq.meta} />
      <PageHeader title={faq.title} lead={faq.lead}>
        <nav aria-label="Onderwerpen">
          <ul className="topics">
            {faq.categories.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="page-width section questions">
        {faq.categories.map(({ id, title, lead, faqs }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <p>
              <RunningText text={lead} />
            </p>
            {/* Two lists, so that an answer only moves what is below it. */}
            <Accordion faqs={faqs.slice(0, Math.ceil(faqs.length / 2))} name="vragen" previews />
            <Accordion faqs={faqs.slice(Math.ceil(faqs.length / 2))} name="vragen" previews />
          </section>
        ))}
      </div>
      <ClosingCall {...faq.closing} />
    </>
  );
}
