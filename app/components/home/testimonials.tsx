import type { HomePage } from '../../../content/schema/home-page.ts';

/** Customer reviews. An example that is not a real review is labelled as one. */
export function Testimonials({ title, check, items }: HomePage['testimonials']) {
  return (
    <section className="page-width section grid gap-5">
      <h2 className="text-2xl">{title}</h2>
      <ul className="points">
        {items.map(({ name, location, text, rating, sample }) => (
          <li key={name}>
            <figure className="grid gap-4 text-base">
              <p className="flex flex-wrap justify-between gap-2">
                <Stars rating={rating} />
                {sample && <span className="later text-sm">Voorbeeld</span>}
              </p>
              <blockquote>{text}</blockquote>
              <figcaption className="font-semibold">
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
    <span role="img" aria-label={`${rating} van 5 sterren`} className="text-soft">
      {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
    </span>
  );
}
