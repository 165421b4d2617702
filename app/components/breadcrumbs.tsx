import { useLocation } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { breadcrumbName } from './layout/navigation.ts';
import { Link } from './link.tsx';

/** The breadcrumb trail of a page directly under Home. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Kruimelpad" className="no-print text-base">
      <ol className="page-width flex items-center gap-2 py-4">
        <li>
          <Link to={paths.home} className="prose-link">
            Home
          </Link>
        </li>
        <li aria-hidden="true">›</li>
        <li aria-current="page">{breadcrumbName(pathname)}</li>
      </ol>
    </nav>
  );
}
