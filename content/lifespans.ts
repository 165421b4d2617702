import { facts } from './facts.ts';
import type { NumberRange } from './format.ts';

type Lifespan = {
  readonly name: string;
  /** In years; without an end at least so many. */
  readonly years: NumberRange | { readonly from: number };
};

const { bitumen, renovation, gutters, tiles, zinc } = facts;

/** How long roofing lasts. */
export const lifespans = {
  title: 'Hoelang gaat het mee?',
  /** What a tile and a dull tile mean. */
  legend: ['vijf jaar per pan', 'mogelijk extra'],
  /** Below the chart. */
  note: 'De jaren gelden bij goed onderhoud. Een zinken goot slijt sneller dan een zinken dak, doordat er vaak water in staat en blad in ligt. De jaren voor EPDM geven de fabrikanten op.',
  /** The years with a label. */
  axis: [0, 20, 40, 60],
  rows: [
    { name: 'Bitumen', years: bitumen.years },
    { name: 'Zinken goot', years: { from: gutters.zincYears } },
    { name: 'EPDM', years: { from: renovation.epdmYears } },
    { name: 'Betonpannen', years: { from: tiles.concreteYears } },
    { name: 'Zink- en loodwerk', years: zinc.years },
    { name: 'Keramische pannen', years: { from: tiles.ceramicYears } },
  ] as readonly Lifespan[],
};
