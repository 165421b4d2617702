import type { HomePage } from '../../../content/schema/home-page.ts';

/** Customer reviews. An example that is not a real review is labelled as one. */
export function Testimonials({ title, check, items }: HomePage['testimonials']) {
  return (
    <section className="page-width section grid gap-8">
      <h2>{title}</h2>
      <ul className="grid gap-5 lg:grid-cols-3">
        {items.map(({ name, location, text, rating, sample }) => (
          <li key={name} className="card">
            <figure className="flex h-full flex-col gap-4">
              <p className="flex flex-wrap items-center justify-between gap-3">
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

/** Five stars, `rating` of them filled. */
function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} van 5 sterren`} className="text-xl text-accent">
      {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
    </span>
  );
}
