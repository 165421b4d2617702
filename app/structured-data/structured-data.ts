import type { Thing } from 'schema-dts';
import type { ServiceContent } from '../../content/schema/service-page.ts';
import { servicePath } from '../../content/services/index.ts';
import { paths } from '../../shared/paths.ts';
import { business, webSite } from './business.ts';
import { breadcrumbData, serviceData } from './service.ts';

const services = Object.values(
  import.meta.glob<Record<string, ServiceContent>>(['../../content/services/*.ts', '!**/index.ts'], { eager: true }),
).flatMap((module) => Object.values(module));

/**
 * The structured data of the page at `pathname`, as `<script>` elements for its head. Rendered on the server only, so
 * it adds nothing to the client bundle.
 */
export function structuredData(pathname: string): string {
  return things(pathname).map(element).join('');
}

function things(pathname: string): Thing[] {
  if (pathname === paths.home) return [business, webSite];
  const service = services.find(({ slug }) => servicePath(slug) === pathname);
  return service ? [business, serviceData(service), breadcrumbData(service)] : [business];
}

/** Escapes `<`, so that no text can close the element. */
function element(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
