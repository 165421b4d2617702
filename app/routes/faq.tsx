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
      <div className="page-width section text-sections">
        {faq.categories.map(({ id, title, lead, faqs }, index) => (
          <section key={id} id={id}>
            <div className="section-heading">
              <h2>{title}</h2>
              <p className="text-soft">
                <RunningText text={lead} />
              </p>
            </div>
            <Accordion faqs={faqs} name="vragen" openFirst={index === 0} previewFirst />
          </section>
        ))}
      </div>
      <ClosingCall {...faq.closing} />
    </>
  );
}
