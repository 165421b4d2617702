import { Star } from 'lucide';
import type { HomePage } from '../../../content/schema.ts';
import { Icon } from '../icon.tsx';
import { Lead } from '../lead.tsx';

/** What clients say. An invented review says that it is an example. */
export function Testimonials({ title, lead, items }: HomePage['testimonials']) {
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
                <span role="img" aria-label={`${rating} van 5 sterren`} className="flex text-accent">
                  {Array.from({ length: 5 }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a fixed order
                    <Icon key={index} node={Star} size={20} className={index < rating ? 'fill-current' : ''} />
                  ))}
                </span>
                {sample && <span className="rounded line px-3 text-sm text-soft">Voorbeeld</span>}
              </p>
              <blockquote className="text-lg">{text}</blockquote>
              <figcaption className="mt-auto font-semibold">
                {name}, <span className="font-normal text-soft">{location}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
