import type { HomePage } from '../../../content/schema/home-page.ts';
import { QuoteForm } from '../../quote-form/quote-form.tsx';
import { CallButton } from '../call-to-action.tsx';
import { CheckList } from '../check-list.tsx';
import { House } from '../house.tsx';
import { Lead } from '../lead.tsx';
import { Text } from '../text.tsx';
import { RoofParts } from './roof-parts.tsx';

/** The first screen: what the firm does, the call button, the roof with its parts, and the quote form. */
export function Hero({ title, lead, experience, promises, roof, formTitle, formButton }: HomePage['hero']) {
  return (
    <section className="hero">
      <div className="page-width hero-columns">
        <div className="hero-words grid gap-5">
          <p className="text-base font-semibold text-accent">
            <Text text={experience} />
          </p>
          <h1>{title}</h1>
          <Lead text={lead} />
          <p>
            <CallButton />
          </p>
          <CheckList items={promises} />
        </div>
        <div className="hero-house no-print">
          <House sizes="(min-width: 64rem) 46rem, 100vw" priority />
          <RoofParts {...roof} />
        </div>
        {/* Closed on narrow screens; wide ones always show its content. */}
        <details className="hero-form card raised" suppressHydrationWarning>
          <summary className="button">{formButton}</summary>
          <QuoteForm title={formTitle} />
        </details>
      </div>
    </section>
  );
}
