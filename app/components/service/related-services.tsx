import { ArrowRight } from 'lucide';
import type { NamedPath } from '../../../content/schema/shared.ts';
import { allServices, servicePath } from '../../../content/services/index.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { hasPicture, Picture } from '../picture.tsx';
import { cardGrid, cardSpan } from './card-grid.ts';
import { ServiceIcon } from './service-icon.tsx';

/** Links to related services, with their icons and pictures. */
export function RelatedServices({ links }: { links: readonly NamedPath[] }) {
  return (
    <ul className={cardGrid}>
      {links.map(({ name, path }, index) => (
        <li key={path} className={cardSpan(index, links.length)}>
          <Link to={path} className="card related">
            <Drawings path={path} />
            {name}
            <Icon node={ArrowRight} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Decorative: the link gets its name from its text. */
function Drawings({ path }: { path: string }) {
  const service = allServices.find(({ slug }) => servicePath(slug) === path);
  if (!service) return null;
  return (
    <span aria-hidden="true">
      <ServiceIcon name={service.icon} size={28} />
      {hasPicture(service.slug) && <Picture name={service.slug} sizes="20rem" />}
    </span>
  );
}
