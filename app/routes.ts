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
  route(paths.terms, 'routes/legal/terms.tsx'),
  route(paths.disclaimer, 'routes/legal/disclaimer.tsx'),
  route(paths.privacy, 'routes/legal/privacy.tsx'),
  route(paths.cookies, 'routes/legal/cookies.tsx'),
] satisfies RouteConfig;
