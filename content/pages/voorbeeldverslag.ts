import { facts } from '../facts.ts';
import { percent, range } from '../format.ts';
import { forAFee } from '../owner.ts';
import type { RoofPart } from '../schema/home-page.ts';
import { servicePath } from '../services/index.ts';

const { gutters, inspection, repair, terms } = facts;

/** What the inspector says about a part of the roof. */
export const verdicts = { now: 'nu doen', later: 'kan wachten', fine: 'in orde' } as const;

export type Finding = {
  readonly title: string;
  readonly verdict: keyof typeof verdicts;
  /** The place in the picture of the house, and a close-up of its own. */
  readonly part: RoofPart;
  readonly picture: { readonly file: string; readonly alt: string };
  readonly measured: string;
  /** What happens to a part that is left as it is. */
  readonly wait: string;
};

/** A part of the quote. Whole euros including btw, per unit. */
export type QuoteLine = {
  /** The number of the finding it repairs. */
  readonly finding: number;
  readonly work: string;
  readonly quantity: number;
  readonly unit: string;
  readonly price: number;
};

const id = 'voorbeeldverslag';
const now: readonly QuoteLine[] = [
  { finding: 1, work: 'Pannen vervangen door hetzelfde model', quantity: 3, unit: 'stuks', price: 70 },
  {
    finding: 2,
    work: 'Loodslab van 20\u00a0kg/m² vernieuwen, voegen bijwerken',
    quantity: 1,
    unit: 'schoorsteen',
    price: 1080,
  },
];
const later: QuoteLine = {
  finding: 3,
  work: 'Dun stuk goot vernieuwen in zink van 0,8\u00a0mm, tot het dikkere zink',
  quantity: 4,
  unit: 'meter',
  price: 75,
};
const findings: readonly [Finding, Finding, ...Finding[]] = [
  {
    title: 'Drie gebarsten pannen',
    verdict: 'now',
    part: 'pannen',
    picture: { file: 'pan-detail', alt: 'Gebarsten pan, met krijt omcirkeld.' },
    measured: `Langste barst, op de foto: 110 mm. Panlat eronder droog: ${percent(14)} vocht.`,
    wait: 'De folie houdt het water nog tegen. Na vorst kan er een stuk pan afbreken.',
  },
  {
    title: 'Scheur in het lood',
    verdict: 'now',
    part: 'loodwerk',
    picture: {
      file: 'lood-detail',
      alt: 'Scheur in het lood bij de schoorsteen, met krijt omcirkeld.',
    },
    measured: `Scheur van 60 mm in de hoek. Dakbeschot: ${percent(23)} vocht.`,
    wait: `Hout dat lang boven ${percent(20)} blijft, kan gaan rotten. Dan komt er timmerwerk bij.`,
  },
  {
    title: 'Soldeernaad in de goot',
    verdict: 'later',
    part: 'goot',
    picture: {
      file: 'goot-detail',
      alt: 'Scheur in een soldeernaad van de goot, met krijt omcirkeld.',
    },
    measured: `Haarscheur van 40 mm, lekt nog niet. Zink hier 0,4 mm: te dun voor soldeer. Boeiboord: ${percent(15)}.`,
    wait: `Geen schade zolang de naad niet lekt. Laat minstens ${gutters.cleaningsPerYear} keer per jaar blad en naad nakijken.`,
  },
  {
    title: 'Nok',
    verdict: 'fine',
    part: 'nok',
    picture: { file: 'nok-detail', alt: 'Nokvorsten, met haken vastgezet.' },
    measured: `Speling tussen de vorsten hooguit 4 mm, alle haken vast. Lat onder de nok droog: ${percent(13)}.`,
    wait: `Dat kan gerust. Over ${range(inspection.intervalYears)} jaar kijken we weer.`,
  },
];

/** The specimen of an inspection report and its quote. House, measurements and amounts are invented. */
export const specimen = {
  id,
  path: `${servicePath('dakinspectie')}#${id}`,
  title: 'Zo ziet een verslag met offerte eruit',
  lead: `Bij elk punt ziet u een foto, de meting en ons oordeel. De offerte noemt per onderdeel materiaal en prijs. Op verzoek${forAFee} krijgt u zo’n verslag op papier.`,
  teaser: {
    sheet: 'Voorbeeldverslag',
    total: 'Nu doen, incl. btw',
    link: 'Bekijk het hele voorbeeld',
  },
  label: 'Voorbeeld',
  disclaimer: 'bedacht huis, bedachte bedragen',
  report: {
    title: 'Inspectieverslag',
    house: 'Het huis met de plaats van elk punt: pannen, lood, goot en nok.',
    about: [
      { label: 'Dak', value: 'gebakken pannen, zinken goot' },
      { label: 'Bekeken', value: 'zolder, dakvlak, schoorsteen en goot' },
      { label: 'Duur', value: '45 minuten' },
      { label: 'Weer', value: 'droog, 9 °C' },
    ],
    measured: 'Gemeten',
    wait: 'Als u wacht',
    findings,
    conclusion: {
      title: 'Een nieuw dak is niet nodig',
      description:
        'Na herstel van pannen en lood is het dak weer dicht. De goot kan wachten tot de naad lekt; laat hem wel elk jaar nakijken.',
    },
  },
  quote: {
    title: 'Offerte',
    caption: 'Nu doen, bedragen incl. btw',
    now,
    total: 'Totaal incl. btw',
    vat: `Waarvan ${percent(facts.vatPercent)} btw`,
    later,
    laterTitle: 'Kan wachten, incl. btw, niet in het totaal',
    terms: [
      { label: 'Inbegrepen', value: 'dakladder, valbeveiliging, materiaal en afvoer van puin' },
      { label: 'Uitvoering', value: `${repair.smallDays} dag, bij droog weer` },
      { label: 'Geldig', value: `30 dagen; bedenktijd ${terms.withdrawalDays} dagen` },
      { label: 'Betaling', value: `binnen ${terms.paymentDays} dagen na de factuur` },
      { label: 'Garantie', value: `${terms.warrantyYears} jaar op deze reparaties` },
    ],
  },
} as const;

/** The price of a line, in euros including btw. */
export function lineAmount({ quantity, price }: QuoteLine): number {
  return quantity * price;
}

/** The total of lines and the btw in it, in euros with cents. */
export function quoteTotals(lines: readonly QuoteLine[]): { total: number; vat: number } {
  const total = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const vat = (total * facts.vatPercent) / (100 + facts.vatPercent);
  return { total, vat: Math.round(vat * 100) / 100 };
}
