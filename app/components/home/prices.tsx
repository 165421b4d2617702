import type { HomePage } from '../../../content/schema/home-page.ts';
import { findService, servicePath } from '../../../content/services/index.ts';
import { quotePathFor } from '../../../shared/service-query.ts';
import { Link } from '../link.tsx';
import { Lead } from '../running-text.tsx';

/** Prices of common jobs: one row per service, with a link to the form for that service. */
export function Prices({ title, lead, action, rows }: HomePage['prices']) {
  return (
    <section className="page-width section stack">
      <h2>{title}</h2>
      <Lead text={lead} />
      <ul className="lines">
        {rows.map(({ slug, price, unit, depends }) => {
          const { name } = findService(slug);
          const figure = <b className="display text-2xl">{price}</b>;
          return (
            <li key={slug} className="price">
              <Link to={servicePath(slug)} className="font-semibold hover:underline">
                {name}
              </Link>
              {unit ? (
                <span>
                  {figure} {unit}
                </span>
              ) : (
                figure
              )}
              <span className="text-base text-soft">{depends}</span>
              <Link to={quotePathFor(slug)} className="prose-link arrow" aria-label={`${action} voor ${name}`}>
                {action}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
