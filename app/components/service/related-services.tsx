import { ArrowRight } from 'lucide';
import type { Link as ServiceLink } from '../../../content/schema.ts';
import { allServices, servicePath } from '../../../content/services/index.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { cardGrid, cardSpan } from './card-grid.ts';
import { ServiceIcon } from './service-icon.tsx';

/** Links to related services, with their icons. */
export function RelatedServices({ links }: { links: readonly ServiceLink[] }) {
  return (
    <ul className={cardGrid}>
      {links.map(({ name, path }, index) => (
        <li key={path} className={cardSpan(index, links.length)}>
          <Link
            to={path}
            className="card flex h-full items-center justify-between gap-3 font-semibold wrap-anywhere hover:border-accent hover:text-accent"
          >
            <ServiceLabel name={name} path={path} />
            <Icon node={ArrowRight} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ServiceLabel({ name, path }: ServiceLink) {
  const icon = allServices.find(({ slug }) => servicePath(slug) === path)?.icon;
  return (
    <span className="flex grow items-center gap-3">
      {icon && <ServiceIcon name={icon} size={24} />}
      {name}
    </span>
  );
}
