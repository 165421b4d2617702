import type { HomePage } from '../../../content/schema.ts';
import { QuoteForm } from '../../quote-form/quote-form.tsx';
import { CallButton } from '../call-to-action.tsx';
import { CheckList } from '../check-list.tsx';

/** The first screen: what the firm does, the number to call, and the request form. */
export function Hero({ title, lead, experience, promises }: HomePage['hero']) {
  return (
    <section className="hero border-b border-line">
      <div className="container grid items-start gap-x-14 gap-y-10 py-10 lg:grid-cols-[1.1fr_1fr] lg:py-16">
        <div className="grid gap-6 lg:sticky lg:top-28">
          <p className="text-base font-semibold text-accent">{experience}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p>
            <CallButton />
          </p>
          <CheckList items={promises} />
        </div>
        <div className="card shadow-card">
          <h2 className="mb-4 text-2xl">Gratis dakinspectie aanvragen</h2>
          <QuoteForm />
        </div>
      </div>
    </section>
  );
}
