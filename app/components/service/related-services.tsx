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
          <Link to={path} className="card related">
            {icon(path)}
            <span>{name}</span>
            <Icon node={ArrowRight} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function icon(path: string) {
  const service = allServices.find(({ slug }) => servicePath(slug) === path);
  return service && <ServiceIcon name={service.icon} size={24} />;
}
