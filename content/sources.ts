import { company } from './company.ts';
import { facts } from './facts.ts';
import { number, percent, range } from './format.ts';

const { claims, insulation, repair, renovation, bitumen, tiles, gutters, chimney, zinc, terms } = facts;
const { isde, vat } = insulation;

/** Source of statements about how the firm works and what it charges. */
const ownersPromise = 'toezegging van de eigenaar (specificatie, hoofdstuk 9)';

/** `ask`: who can confirm the claim. `source`: who confirmed it and when, or where it is written; empty until then. */
type Claim = { readonly says: string; readonly ask: string; readonly source: string };

const ask = {
  owner: 'de eigenaar',
  books: 'de eigen administratie',
  makers: 'de fabrikanten van het materiaal',
  rvo: 'de RVO',
  tax: 'de Belastingdienst of de boekhouder',
  lawyer: 'een jurist',
  insurer: 'een verzekeraar',
} as const;

/**
 * What the site claims or explains, and who confirmed it: a register, a policy, a survey, a lawyer. The launch check lists
 * every claim without a source.
 */
export const sources = {
  roofsRenovated: { says: `${claims.roofsRenovated}+ daken gerenoveerd`, ask: ask.books, source: '' },
  satisfiedPercent: { says: `${percent(claims.satisfiedPercent)} tevreden klanten`, ask: ask.books, source: '' },
  yearsOfCraft: { says: `${claims.yearsOfCraft}+ jaar vakmanschap in het team`, ask: ask.books, source: '' },
  yearsAsFirm: { says: `${claims.yearsAsFirm}+ jaar als bedrijf`, ask: ask.books, source: '' },
  warrantyYears: {
    says: `${claims.warrantyYears} jaar garantie op renovatie en nieuwe dakbedekking, ${terms.warrantyYears} jaar op reparatie, spoed, onderhoud en ander werk`,
    ask: `${ask.owner} en ${ask.lawyer}`,
    source: '',
  },
  reachable: { says: `${claims.reachable} bereikbaar`, ask: ask.owner, source: ownersPromise },
  replyHours: { says: `antwoord binnen ${claims.replyHours} uur`, ask: ask.owner, source: ownersPromise },
  quoteHours: {
    says: `offerte binnen ${claims.quoteHours} uur na de inspectie`,
    ask: ask.owner,
    source: ownersPromise,
  },
  emergencyHours: {
    says: `bij spoed binnen ${claims.emergencyHours} uur ter plaatse`,
    ask: ask.owner,
    source: ownersPromise,
  },
  prices: {
    says: 'alle genoemde prijzen en de doorlooptijden van reparatie, renovatie en dakkapel',
    ask: ask.owner,
    source: ownersPromise,
  },
  subscriptions: {
    says: 'wat de abonnementen kosten en inhouden',
    ask: ask.owner,
    source: ownersPromise,
  },
  repairWorthwhile: {
    says: `repareren voordeliger onder ${percent(repair.worthwhileBelowPercent)} schade`,
    ask: ask.books,
    source: '',
  },
  lifespans: {
    says: `bitumen ${range(bitumen.years)} jaar, pannen ${range(tiles.years)}+, zinken goot ${gutters.zincYears}+, zink en lood ${range(zinc.years)}`,
    ask: ask.makers,
    source: '',
  },
  epdmYears: { says: `EPDM volgens de fabrikant ${renovation.epdmYears}+ jaar`, ask: ask.makers, source: '' },
  materialWarranty: {
    says: `${range(renovation.materialWarrantyYears)} jaar materiaalgarantie van de fabrikant`,
    ask: ask.makers,
    source: '',
  },
  chimneyJoints: {
    says: `voegen elke ${range(chimney.jointCheckYears)} jaar controleren`,
    ask: ask.owner,
    source: ownersPromise,
  },
  insulationSaving: {
    says: `tot ${percent(insulation.savingMaxPercent)} lagere stookkosten, doorgaans ${percent(insulation.savingTypicalPercent)}`,
    ask: 'Milieu Centraal of een andere onafhankelijke bron',
    source: '',
  },
  isde: {
    says: `ISDE: Rd ${number(isde.minRd)}, ${isde.minM2} m², binnen ${isde.applyWithinMonths} maanden na de uitvoering${isde.checked && ` (${isde.checked})`}`,
    ask: ask.rvo,
    source: '',
  },
  svve: { says: 'VvE’s vragen SVVE aan, vóór de uitvoering', ask: ask.rvo, source: '' },
  insulationVat: {
    says: `${percent(vat.labourPercent)} btw op arbeid bij het isoleren van woningen ouder dan ${vat.homeOlderThanYears} jaar, ${percent(vat.otherPercent)} op ander dakwerk`,
    ask: ask.tax,
    source: '',
  },
  withdrawal: {
    says: `${terms.withdrawalDays} dagen bedenktijd, uitzonderingen en modelformulier (voorwaarden, artikel 3)`,
    ask: ask.lawyer,
    source: '',
  },
  termsDate: {
    says: `de gewijzigde algemene voorwaarden dragen de datum ${terms.updated}`,
    ask: ask.lawyer,
    source: '',
  },
  retention: { says: 'bewaartermijnen in de privacyverklaring, korter dan de garantie', ask: ask.lawyer, source: '' },
  map: {
    says: 'de kaart op grond van gerechtvaardigd belang, met een adequaatheidsbesluit voor het Verenigd Koninkrijk',
    ask: ask.lawyer,
    source: '',
  },
  droneImages: { says: 'dronebeelden waarop de buren herkenbaar zijn, worden gewist', ask: ask.owner, source: '' },
  safeWork: {
    says: 'randbeveiliging of aangelijnd, NEN 6050 bij brandwerk, asbest en gasafvoer door gecertificeerde bedrijven',
    ask: ask.owner,
    source: '',
  },
  safetyCertificate: {
    says: `veiligheidscertificaat ${company.safetyCertificate.name} ${company.safetyCertificate.number}`.trim(),
    ask: 'de instelling die het certificaat afgaf',
    source: '',
  },
  asbestos: {
    says: `asbest in daken van vóór ${facts.asbestos.beforeYear}: inventarisatie en gecertificeerd bedrijf`,
    ask: ask.lawyer,
    source: '',
  },
  protectedAnimals: {
    says: 'nesten en verblijfplaatsen van huismus, gierzwaluw en vleermuis beschermd door de Omgevingswet',
    ask: ask.lawyer,
    source: '',
  },
  permits: {
    says: 'vergunningvrij of niet: dakkapel, schoorsteen, isolatie, monument, steiger; sloopmelding boven 10 m³ of bij asbest',
    ask: ask.lawyer,
    source: '',
  },
  sharedGutter: { says: 'buren delen in beginsel de kosten van een gedeelde goot', ask: ask.lawyer, source: '' },
  storm: {
    says: `verzekeraars spreken van storm vanaf windkracht ${facts.insurance.stormWindForce}; slijtage meestal niet verzekerd`,
    ask: ask.insurer,
    source: '',
  },
} satisfies Readonly<Record<keyof typeof claims, Claim>> & Readonly<Record<string, Claim>>;
