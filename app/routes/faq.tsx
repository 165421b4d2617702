import { faq } from '../../content/pages/faq.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';

export default function FaqRoute() {
  return (
    <>
      <Head meta={faq.meta} />
      <PageHeader title={faq.title} lead={faq.lead} />
      <div className="page-width section grid gap-14">
        {faq.categories.map(({ id, title, faqs }) => (
          <section key={id} id={id} className="grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_2fr]">
            <h2>{title}</h2>
            <Accordion faqs={faqs} name="vragen" />
          </section>
        ))}
      </div>
      <ClosingCall {...faq.closing} />
    </>
  );
}
