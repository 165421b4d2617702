import type { HomePage } from '../../../content/schema.ts';
import { QuoteForm } from '../../quote-form/quote-form.tsx';
import heroStyles from '../../styles/hero.css?inline';
import { CallButton } from '../call-to-action.tsx';
import { CheckList } from '../check-list.tsx';
import { Lead } from '../lead.tsx';
import { PageStyles } from '../page-styles.tsx';
import { Picture } from '../picture.tsx';
import { Text } from '../text.tsx';

/** The first screen: what the firm does, the call button and the quote form. */
export function Hero({ title, lead, experience, promises, formTitle }: HomePage['hero']) {
  return (
    <section className="hero">
      <PageStyles name="hero" css={heroStyles} />
      <div className="page-width hero-columns">
        <div className="flex flex-col gap-5">
          <p className="text-base font-semibold text-accent">
            <Text text={experience} />
          </p>
          <h1>{title}</h1>
          <Lead text={lead} />
          <p>
            <CallButton />
          </p>
          <CheckList items={promises} columns />
        </div>
        <Picture name="hero" sizes="100vw" priority className="hero-picture" />
        <div className="card raised h-fit">
          <QuoteForm title={formTitle} />
        </div>
      </div>
    </section>
  );
}
