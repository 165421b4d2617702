import { useLayoutEffect, useRef } from 'react';
import type { HomePage } from '../../../content/schema/home-page.ts';
import { canStyleDetailsContent } from '../../details-content.ts';
import { QuoteForm } from '../../quote-form/quote-form.tsx';
import { CallButton } from '../call-to-action.tsx';
import { CheckList } from '../check-list.tsx';
import { House } from '../house.tsx';
import { Lead } from '../lead.tsx';
import { RunningText } from '../running-text.tsx';
import { RoofParts } from './roof-parts.tsx';

/** The first screen: what the firm does, the call button, the roof with its parts, and the quote form. */
export function Hero({ picture, title, lead, experience, promises, roof, formTitle, formButton }: HomePage['hero']) {
  const form = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(() => {
    if (form.current && !canStyleDetailsContent() && matchMedia('(min-width: 64rem)').matches) form.current.open = true;
  }, []);

  return (
    <section className="hero">
      <div className="page-width hero-columns">
        <div className="hero-words grid gap-5">
          <p className="text-base font-semibold text-accent">
            <RunningText text={experience} />
          </p>
          <h1>{title}</h1>
          <Lead text={lead} />
          <p>
            <CallButton />
          </p>
        </div>
        <div className="hero-house no-print">
          <House alt={picture} sizes="(min-width: 64rem) 56rem, 100vw" priority />
          <RoofParts {...roof} />
        </div>
        <CheckList items={promises} />
        {/* Closed on narrow screens. Wide ones always show its content: by style, or where that is not possible by code. */}
        <details ref={form} className="hero-form card raised" suppressHydrationWarning>
          <summary className="button">{formButton}</summary>
          <QuoteForm title={formTitle} />
        </details>
      </div>
    </section>
  );
}
