import { useLocation } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { breadcrumbName } from './layout/navigation.ts';
import { Link } from './link.tsx';

/** The breadcrumb trail of a page directly under Home. Before `main`, whose first control is the phone number. Phones give their room to the picture: the logo leads to home too. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const name = breadcrumbName(pathname);
  if (!name || pathname === paths.home) return null;
  return (
    <nav aria-label="Kruimelpad" className="crumbs no-print text-base max-sm:hidden">
      <ol className="page-width flex items-center gap-2 py-3 lg:pt-5 lg:pb-1">
        <li>
          <Link to={paths.home} className="prose-link">
            Home
          </Link>
        </li>
        <li aria-hidden="true">›</li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
