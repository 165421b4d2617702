import type { HomePage } from '../../../content/schema/home-page.ts';
import { allServices, servicePath } from '../../../content/services/index.ts';
import { Link } from '../link.tsx';
import { Picture } from '../picture.tsx';

const CARD_SIZES = '(min-width: 40rem) 36rem, 7rem';

/** Cards that link to the most requested services. */
export function ServiceCards({ cards }: HomePage['services']) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-6">
      {cards.map(({ slug, description }, index) => (
        <li key={slug} className={index < 2 ? 'md:col-span-3' : index < 4 ? 'md:col-span-2' : 'sm:col-span-2'}>
          <Link to={servicePath(slug)} className="card service-card">
            <Picture name={slug} alt="" sizes={CARD_SIZES} />
            <div>
              <h3>{allServices.find((service) => service.slug === slug)?.name}</h3>
              {/* Without the no-break spaces of running text: on a phone this column is narrow. */}
              <p className="mt-2 text-soft">{description}</p>
              <span className="arrow font-semibold text-accent">Meer weten</span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
