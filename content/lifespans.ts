import { facts } from './facts.ts';
import type { NumberRange } from './format.ts';
import type { ServiceSlug } from './services/index.ts';

type Lifespan = {
  readonly name: string;
  /** In years; without an end at least so many. */
  readonly years: NumberRange | { readonly from: number };
  /** The services whose pages are about it. */
  readonly services: readonly ServiceSlug[];
};

const { bitumen, renovation, gutters, tiles, zinc } = facts;

/** How long roofing lasts, on the pages of the services that are about it. */
export const lifespans = {
  title: 'Hoelang gaat het mee?',
  lead: 'Bij goed onderhoud. Voor EPDM is het de opgave van de fabrikanten.',
  /** The years of the longest bar. */
  longest: 60,
  rows: [
    { name: 'Bitumen', years: bitumen.years, services: ['dakrenovatie'] },
    { name: 'Zinken goot', years: { from: gutters.zincYears }, services: ['dakgoten'] },
    { name: 'EPDM', years: { from: renovation.epdmYears }, services: ['dakrenovatie'] },
    { name: 'Betonpannen', years: { from: tiles.concreteYears }, services: ['dakrenovatie', 'pannendaken'] },
    { name: 'Keramische pannen', years: { from: tiles.ceramicYears }, services: ['dakrenovatie', 'pannendaken'] },
    {
      name: 'Zink- en loodwerk',
      years: zinc.years,
      services: ['zinkwerk', 'schoorsteenwerk'],
    },
  ] as readonly Lifespan[],
};
