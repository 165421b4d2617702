import { ArrowRight } from 'lucide';
import type { Link as ServiceLink } from '../../../content/schema.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { cardGrid, cardSpan } from './card-grid.ts';

/** Services that often go together with this one. */
export function RelatedServices({ links }: { links: readonly ServiceLink[] }) {
  return (
    <ul className={cardGrid}>
      {links.map(({ name, path }, index) => (
        <li key={path} className={cardSpan(index, links.length)}>
          <Link
            to={path}
            className="card flex h-full items-center justify-between gap-3 font-semibold wrap-anywhere hover:border-accent hover:text-accent"
          >
            {name}
            <Icon node={ArrowRight} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
