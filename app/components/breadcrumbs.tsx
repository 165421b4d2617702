import { Link } from 'react-router';
import type { BreadcrumbList } from 'schema-dts';
import { company } from '../../content/company.ts';
import { paths } from '../../shared/paths.ts';
import { JsonLd } from './json-ld.tsx';

const HOME = 'Home';

/** Where a page stands: under Home. For visitors and, in the same words, for search engines. */
export function Breadcrumbs({ name, path }: { name: string; path: string }) {
  return (
    <nav aria-label="Kruimelpad" className="no-print border-b border-line text-base">
      <ol className="container flex flex-wrap items-center gap-x-2">
        <li>
          <Link to={paths.home} className="prose-link inline-flex min-h-11 items-center">
            {HOME}
          </Link>
        </li>
        <li aria-hidden="true">›</li>
        <li aria-current="page">{name}</li>
      </ol>
      <JsonLd data={breadcrumbData(name, path)} />
    </nav>
  );
}

function breadcrumbData(name: string, path: string): BreadcrumbList {
  const items = [
    { name: HOME, path: paths.home },
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: new URL(item.path, company.url).href,
    })),
  };
}
