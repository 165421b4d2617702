import { facts } from '../content/facts.ts';
import { allServices, maintenance, type ServiceSlug } from '../content/services/index.ts';
import { paths } from './paths.ts';

/** Query parameters by which a service page passes its service, and the plan of a subscription, to the quote form. */
const SERVICE_PARAMETER = 'dienst';
const PLAN_PARAMETER = 'plan';

/** What a request can be about: a service, or a plan of the subscription. */
export type QuoteSubject = { readonly slug: ServiceSlug; readonly plan?: string; readonly name: string };

/** Every subject that a link to the form can name. Plans come first: their names start with the name of their service. */
export const quoteSubjects: readonly QuoteSubject[] = [
  ...facts.maintenance.plans.map(({ name }) => ({
    slug: maintenance.slug,
    plan: name.toLowerCase(),
    name: `${maintenance.name}, abonnement ${name}`,
  })),
  ...allServices.map(({ slug, name }) => ({ slug, name })),
];

/** The path of the quote form for one service, or for a plan of the subscription by its name: its description starts with that name. */
export function quotePathFor(slug: ServiceSlug, plan?: string): string {
  return `${paths.quote}?${SERVICE_PARAMETER}=${slug}${plan ? `&${PLAN_PARAMETER}=${plan.toLowerCase()}` : ''}`;
}

/** The subject that a page's query names. An unknown plan is ignored; `undefined` for an unknown service. */
export function readSubject(search: string): QuoteSubject | undefined {
  const query = new URLSearchParams(search);
  const named = quoteSubjects.filter(({ slug }) => slug === query.get(SERVICE_PARAMETER));
  return named.find(({ plan }) => plan === query.get(PLAN_PARAMETER)) ?? named.find(({ plan }) => !plan);
}

/** The first line of a description, filled in by the form. */
export function firstLine({ name }: Pick<QuoteSubject, 'name'>): string {
  return `Het gaat om: ${name}\n`;
}

/** A description without the first line that the form filled in. */
export function ownWords(description: string): string {
  const lines = quoteSubjects.map((subject) => firstLine(subject).trim());
  const [first = ''] = description.split(/\r?\n/, 1);
  return (lines.includes(first.trim()) ? description.slice(first.length) : description).trim();
}
