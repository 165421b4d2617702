import { faq } from '../../content/pages/faq.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';

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
        {faq.categories.map(({ id, title, faqs }, index) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <Accordion faqs={faqs} name="vragen" openFirst={index === 0} />
          </section>
        ))}
      </div>
      <ClosingCall {...faq.closing} />
    </>
  );
}
