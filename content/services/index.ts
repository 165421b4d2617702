import { facts } from '../facts.ts';
import { range } from '../format.ts';

/** In menu order. */
const summaries = [
  {
    slug: 'dakinspectie',
    name: 'Dakinspectie',
    teaser: `In ${range(facts.inspection.minutes)} minuten, binnen en buiten, met foto’s`,
  },
  {
    slug: 'daklekkage',
    name: 'Daklekkage & Spoedservice',
    teaser: 'Dag en nacht te bellen: eerst droog, dan de oorzaak',
  },
  {
    slug: 'dakreparatie',
    name: 'Dakreparatie',
    teaser: `Klein werk in ${facts.repair.smallDays} dag, groter werk in ${range(facts.repair.largeDays)} werkdagen`,
  },
  {
    slug: 'dakrenovatie',
    name: 'Dakrenovatie',
    teaser: `In ${range(facts.renovation.weeks)} weken, van dakbeschot tot nok`,
  },
  { slug: 'bitumen', name: 'Bitumen Dakbedekking', teaser: 'Voor platte daken: overlagen of helemaal nieuw' },
  { slug: 'pannendaken', name: 'Pannendaken', teaser: 'Pannen, latten, folie en verankering' },
  { slug: 'dakisolatie', name: 'Dakisolatie', teaser: 'Van binnenuit of buitenaf, zonder opgesloten vocht' },
  {
    slug: 'dakgoten',
    name: 'Dakgoten & Regenpijpen',
    teaser: 'Reinigen, repareren of vervangen, in zink, pvc of aluminium',
  },
  { slug: 'schoorsteenwerk', name: 'Schoorsteenwerk', teaser: 'Voegen, lood, kap en metselwerk' },
  {
    slug: 'dakkapel',
    name: 'Dakkapel & Doorvoeren',
    teaser: `Binnen ${facts.dormer.watertightDays} dag waterdicht op uw dak`,
  },
  { slug: 'zinkwerk', name: 'Zink- en Loodwerk', teaser: 'Kilgoten, loodslabben en felsnaden op maat' },
  { slug: 'dakonderhoud', name: 'Dakonderhoud', teaser: 'Inspectie en klein onderhoud, jaarlijks opzegbaar' },
] as const;

export type ServiceSlug = (typeof summaries)[number]['slug'];

/** What links need of a service. */
export type ServiceSummary = {
  /** The last part of the page's path. */
  readonly slug: ServiceSlug;
  /** In menus, cards and breadcrumbs. */
  readonly name: string;
  /** Under the name in cards that link to the page. */
  readonly teaser: string;
};

/** Every service, in menu order. */
export const allServices: readonly ServiceSummary[] = summaries;

/** The subscription has a page like the others but is not one of the listed services. */
export const maintenance = findService('dakonderhoud');

/** The services in menu order. */
export const services = allServices.filter((service) => service !== maintenance);

/** The service with this slug. */
export function findService(slug: ServiceSlug): ServiceSummary {
  return allServices.find((service) => service.slug === slug) as ServiceSummary;
}

/** The path of a service page. */
export function servicePath(slug: ServiceSlug): `/diensten/${ServiceSlug}` {
  return `/diensten/${slug}`;
}
