import type { home } from '../../../content/pages/home.ts';
import { QuoteForm } from '../../quote-form/quote-form.tsx';
import { CallButton } from '../call-to-action.tsx';
import { CheckList } from '../check-list.tsx';
import { DayAndNight } from '../picture.tsx';
import { Intro } from '../running-text.tsx';
import { RoofParts } from './roof-parts.tsx';

type Props = typeof home.hero & { onFailed: (failed: boolean) => void };

/** The first screen: what the firm does, the call button, the roof with its parts, and the quote form. */
export function Hero({ picture, firm, title, lead, promises, roof, formTitle, formButton, onFailed }: Props) {
  return (
    <section className="hero">
      <div className="page-width hero-columns">
        <div className="hero-words">
          <h1>
            <small className="mb-4 block text-xl text-accent">{`${firm} `}</small>
            {title}
          </h1>
          <Intro text={lead} />
          <p className="buttons">
            <CallButton />
            <a href="#aanvraag" className="button button-quiet @min-[62rem]:hidden">
              {formButton}
            </a>
          </p>
        </div>
        <div className="hero-house no-print">
          <DayAndNight name="hero" alt={picture} sizes="(min-width: 64rem) 60rem, 100vw" priority />
          <RoofParts {...roof} />
        </div>
        <div id="aanvraag" className="hero-form form-part card">
          <QuoteForm title={formTitle} onFailed={onFailed}>
            <CheckList items={promises} />
          </QuoteForm>
        </div>
      </div>
    </section>
  );
}
