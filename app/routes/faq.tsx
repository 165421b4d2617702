import { faq } from '../../content/pages/faq.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { NightDrawing } from '../components/picture.tsx';
import { Lead } from '../components/running-text.tsx';
import styles from '../styles/documents.css?inline';

export default function FaqRoute() {
  return (
    <>
      <style href="documents" precedence="page">
        {styles}
      </style>
      <Head meta={faq.meta} />
      <PageHeader title={faq.title} lead={faq.lead}>
        <nav aria-label="Onderwerpen">
          <ul className="flex flex-wrap gap-2">
            {faq.categories.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center rounded-control line bg-card px-4 text-base">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      {faq.categories.map(({ id, title, lead, drawing, faqs }, index) => (
        <section key={id} id={id} className={`page-width section stack ${index % 2 ? 'bg-quiet' : ''}`}>
          <div className="flex items-end justify-between gap-14">
            <div className="stack">
              <h2>{title}</h2>
              <Lead text={lead} />
            </div>
            <div className="night flex-none rounded-control p-4 max-lg:hidden">
              <NightDrawing name={drawing} width={200} height={131} />
            </div>
          </div>
          {/* Two lists instead of columns, so that an answer moves only the questions below it. */}
          <div className="grid gap-x-14 lg:grid-cols-2">
            {[faqs.slice(0, Math.ceil(faqs.length / 2)), faqs.slice(Math.ceil(faqs.length / 2))].map((half) => (
              <Accordion key={half[0]?.question} faqs={half} name="vragen" previews />
            ))}
          </div>
        </section>
      ))}
      <ClosingCall {...faq.closing} />
    </>
  );
}
