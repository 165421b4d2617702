import type { HomePage } from '../../../content/schema.ts';
import { Lead } from '../lead.tsx';

/** Customer reviews. An example that is not a real review is labelled as one. */
export function Testimonials({ title, lead, check, items }: HomePage['testimonials']) {
  return (
    <section className="page-width section grid gap-8">
      <div className="grid gap-3">
        <h2>{title}</h2>
        <Lead text={lead} />
      </div>
      <ul className="grid gap-5 lg:grid-cols-3">
        {items.map(({ name, location, text, rating, sample }) => (
          <li key={name} className="card">
            <figure className="flex h-full flex-col gap-4">
              <p className="flex items-center justify-between gap-3">
                <Stars rating={rating} />
                {sample && <span className="rounded line px-3 text-sm text-soft">Voorbeeld</span>}
              </p>
              <blockquote className="text-lg">{text}</blockquote>
              <figcaption className="mt-auto font-semibold">
                {`${name}, `}
                <span className="font-normal text-soft">{location}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {check && <p className="text-soft">{check}</p>}
    </section>
  );
}

const STAR = 'l3 6.3 6.8 1-5 4.8 1.3 6.8-6.1-3.3-6.1 3.3 1.3-6.8-5-4.8 6.8-1z';
const STEP = 24;

/** Five stars in one drawing, `rating` of them filled. Five separate icons would take ten times the markup. */
function Stars({ rating }: { rating: number }) {
  const stars = (first: number, count: number) =>
    count > 0 && <path d={`M${12 + first * STEP} 2.5${Array(count).fill(STAR).join(`m${STEP} 0`)}`} />;
  return (
    <svg
      className="icon text-accent"
      width="100"
      height="20"
      viewBox="0 0 120 24"
      role="img"
      aria-label={`${rating} van 5 sterren`}
    >
      <g fill="currentColor">{stars(0, rating)}</g>
      {stars(rating, 5 - rating)}
    </svg>
  );
}
