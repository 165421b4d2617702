import { paths } from '../../shared/paths.ts';
import { Link } from './link.tsx';

/** The breadcrumb trail of a page directly under Home. */
export function Breadcrumbs({ name }: { name: string }) {
  return (
    <nav aria-label="Kruimelpad" className="no-print line-b text-base">
      <ol className="page-width flex items-center gap-x-2 crumbs">
        <li>
          <Link to={paths.home} className="prose-link inline-flex min-h-11 items-center">
            Home
          </Link>
        </li>
        <li aria-hidden="true">›</li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
