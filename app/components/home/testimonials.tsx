import type { HomePage } from '../../../content/schema/home-page.ts';

/** Customer reviews. An example that is not a real review is labelled as one. */
export function Testimonials({ title, check, items }: HomePage['testimonials']) {
  return (
    <section className="page-width section stack">
      <h2>{title}</h2>
      <ul className="points grid-cols-1 lg:grid-cols-3">
        {items.map(({ name, location, text, rating, sample }) => (
          <li key={name} className="grid content-start gap-2">
            <Stars rating={rating} />
            <blockquote className="display text-xl">{`‘${text}’`}</blockquote>
            <p>{`${name}, ${location}${sample ? ' (voorbeeld)' : ''}`}</p>
          </li>
        ))}
      </ul>
      {check && <p className="text-soft">{check}</p>}
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
