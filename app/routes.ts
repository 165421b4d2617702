import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { allServices, servicePath } from '../content/services/index.ts';
import { paths } from '../shared/paths.ts';

export default [
  index('routes/home.tsx'),
  route(paths.about, 'routes/about.tsx'),
  route(paths.faq, 'routes/faq.tsx'),
  route(paths.contact, 'routes/contact.tsx'),
  route(paths.quote, 'routes/quote.tsx'),
  ...allServices.map(({ slug }) => route(servicePath(slug), `routes/services/${slug}.tsx`)),
  ...[paths.terms, paths.disclaimer, paths.privacy, paths.cookies].map((path) =>
    route(path, 'routes/legal.tsx', { id: path.slice(1) }),
  ),
] satisfies RouteConfig;
