import type { HomePage } from '../../../content/schema/home-page.ts';
import { allServices } from '../../../content/services/index.ts';
import { quotePathFor } from '../../../shared/service-query.ts';
import { Lead } from '../lead.tsx';
import { Link } from '../link.tsx';

/** Prices of common jobs: one row per service, with a link to the form for that service. */
export function Prices({ title, lead, action, rows }: HomePage['prices']) {
  return (
    <section className="page-width section pt-0 grid gap-8">
      <div className="grid gap-3">
        <h2>{title}</h2>
        <Lead text={lead} />
      </div>
      <ul className="line-t">
        {rows.map(({ slug, price, unit, depends }) => {
          const name = allServices.find((service) => service.slug === slug)?.name;
          return (
            <li key={slug} className="prices-row line-b">
              <b className="font-semibold">{name}</b>
              <span>
                <span className="font-display text-2xl">{price}</span>
                {unit && ` ${unit}`}
              </span>
              <span className="text-soft">{depends}</span>
              <Link to={quotePathFor(slug)} className="prose-link">
                <span className="arrow">{action}</span>
                <span className="sr-only"> voor {name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
