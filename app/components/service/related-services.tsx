import { ArrowRight } from 'lucide';
import type { Link as ServiceLink } from '../../../content/schema.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

/** Services that often go together with this one. */
export function RelatedServices({ links }: { links: readonly ServiceLink[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link
            to={path}
            className="card flex items-center justify-between gap-3 font-semibold wrap-anywhere hover:border-accent hover:text-accent"
          >
            {name}
            <Icon node={ArrowRight} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
