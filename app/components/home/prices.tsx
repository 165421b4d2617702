import type { home } from '../../../content/pages/home.ts';
import { findService, servicePath } from '../../../content/services/index.ts';
import { Link } from '../link.tsx';
import { Intro } from '../running-text.tsx';

/** Prices of common jobs: one row per service, which links to its page. */
export function Prices({ title, lead, rows }: typeof home.prices) {
  return (
    <section className="page-width section stack">
      <h2>{title}</h2>
      <Intro text={lead} />
      <ul className="lines">
        {rows.map(({ slug, price, unit, depends }) => (
          <li key={slug} className="price">
            <Link to={servicePath(slug)} className="display arrow">
              {findService(slug).name}
            </Link>
            <span>
              <b className="display text-2xl max-sm:text-3xl">{price}</b> {unit}
            </span>
            <span className="text-base text-soft">{depends}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
