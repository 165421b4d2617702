import type { HomePage } from '../../../content/schema.ts';
import { QuoteForm } from '../../quote-form/quote-form.tsx';
import { CallButton } from '../call-to-action.tsx';
import { CheckList } from '../check-list.tsx';
import { Picture } from '../picture.tsx';

/** The first screen: what the firm does, the number to call, and the request form. */
export function Hero({ title, lead, experience, promises }: HomePage['hero']) {
  return (
    <section className="hero border-b border-line">
      <div className="container grid gap-x-12 gap-y-10 py-10 lg:grid-cols-[1.15fr_1fr] lg:py-14">
        <div className="flex flex-col gap-6">
          <p className="text-base font-semibold text-accent">{experience}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p>
            <CallButton />
          </p>
          <CheckList items={promises} columns />
          <Picture
            name="hero"
            sizes="(min-width: 64rem) 40rem, 100vw"
            priority
            className="min-h-60 w-full flex-1 rounded-card object-cover object-[70%_60%] shadow-card"
          />
        </div>
        <div className="card h-fit shadow-card">
          <h2 className="mb-4 text-2xl">Gratis dakinspectie aanvragen</h2>
          <QuoteForm />
        </div>
      </div>
    </section>
  );
}
