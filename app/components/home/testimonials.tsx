import type { home } from '../../../content/pages/home.ts';
import type { Counter } from '../../../content/schema/home-page.ts';
import { Counters } from './counters.tsx';

type Props = typeof home.testimonials & { counters: readonly Counter[] };

/** The firm's figures and what customers say. An example that is not a real review is labelled as one. */
export function Testimonials({ title, check, items, counters }: Props) {
  return (
    <section className="page-width section columns">
      <h2 className="col-span-full">{title}</h2>
      <Counters items={counters} />
      <div className="stack">
        <ul className="points reviews">
          {items.map(({ name, location, text, rating, sample }) => (
            <li key={name}>
              <Stars rating={rating} />
              <blockquote className="display text-xl">{`‘${text}’`}</blockquote>
              <p className="text-base">{`${name}, ${location}${sample ? ' (voorbeeld)' : ''}`}</p>
            </li>
          ))}
        </ul>
        {check && <p className="text-soft">{check}</p>}
      </div>
    </section>
  );
}

/** Five stars, `rating` of them filled. */
function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} van 5 sterren`} className="text-accent">
      {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
    </span>
  );
}
