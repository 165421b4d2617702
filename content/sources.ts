import { company } from './company.ts';
import { facts } from './facts.ts';
import { euro, number, percent, range } from './format.ts';

const { claims, insulation, repair, renovation, bitumen, tiles, gutters, chimney, zinc, terms } = facts;
const { isde, vat } = insulation;

/** `ask`: who can confirm the claim. `source`: who confirmed it and when, or where it is written. */
type Claim = { readonly says: string; readonly ask: (typeof ask)[keyof typeof ask]; readonly source?: string };

/** Who answers; the launch check groups its points by these. */
export const ask = {
  owner: 'u',
  lawyer: 'uw jurist',
  books: 'uw boekhouder',
  makers: 'de fabrikanten',
  insurer: 'uw verzekeraar',
  rvo: 'de RVO',
  saving: 'Milieu Centraal of een andere onafhankelijke bron',
  installer: 'wie de site installeert',
} as const;

/**
 * What the site claims or explains, and who confirmed it: a register, a policy, a survey, a lawyer. The launch check lists
 * every claim without a source.
 */
export const sources: Readonly<Record<keyof typeof claims, Claim>> & Readonly<Record<string, Claim>> = {
  roofsRenovated: { says: `${claims.roofsRenovated}+ daken gerenoveerd`, ask: ask.owner },
  satisfiedPercent: { says: `${percent(claims.satisfiedPercent)} tevreden klanten`, ask: ask.owner },
  yearsOfCraft: { says: `${claims.yearsOfCraft}+ jaar vakmanschap in het team`, ask: ask.owner },
  yearsAsFirm: { says: `${claims.yearsAsFirm}+ jaar als bedrijf`, ask: ask.owner },
  warrantyYears: {
    says: `${claims.warrantyYears} jaar garantie op renovatie en nieuwe dakbedekking, ${terms.warrantyYears} jaar op ander werk, en de tabel in artikel 8: een nieuw zinken dak, een nieuwe laag over een oude, lood en goten bij een renovatie, een dakkapel, niets op een noodafdichting`,
    ask: ask.owner,
  },
  reachable: { says: `${claims.reachable} bereikbaar`, ask: ask.owner },
  replyHours: { says: `antwoord binnen ${claims.replyHours} uur`, ask: ask.owner },
  quoteHours: { says: `offerte binnen ${claims.quoteHours} uur na de inspectie`, ask: ask.owner },
  emergencyHours: { says: `bij spoed binnen ${claims.emergencyHours} uur ter plaatse`, ask: ask.owner },
  prices: {
    says: 'alle prijzen, termijnen en abonnementen op de site (loop ze na in content/facts.ts)',
    ask: ask.owner,
  },
  standardHome: {
    says: `${euro(renovation.price)} voor een standaardwoning: hoeveel m² dak is dat, ook met pannen, en zit de steiger erin`,
    ask: ask.owner,
  },
  quotes: {
    says: 'de prijs in de offerte staat vast, een VvE ziet hem met en zonder btw, en er staat in wie de sloopmelding doet; u zegt vooraf of u verzekerd bent en geeft bij oplevering een dossier; de vergunning voor steiger en container regelt u',
    ask: ask.owner,
  },
  repairWorthwhile: {
    says: `repareren voordeliger onder ${percent(repair.worthwhileBelowPercent)} schade`,
    ask: ask.owner,
  },
  lifespans: {
    says: `bitumen ${range(bitumen.years)} jaar, pannen ${range(tiles.years)}+, zinken goot ${gutters.zincYears}+, zink en lood ${range(zinc.years)}; pannen verankeren volgens NEN 6707`,
    ask: ask.makers,
  },
  epdmYears: { says: `EPDM volgens de fabrikant ${renovation.epdmYears}+ jaar`, ask: ask.makers },
  materialWarranty: {
    says: `${range(renovation.materialWarrantyYears)} jaar materiaalgarantie van de fabrikant`,
    ask: ask.makers,
  },
  chimneyJoints: {
    says: `voegen elke ${range(chimney.jointCheckYears)} jaar controleren`,
    ask: ask.owner,
  },
  insulationSaving: {
    says: `tot ${percent(insulation.savingMaxPercent)} lagere stookkosten, doorgaans ${percent(insulation.savingTypicalPercent)}`,
    ask: ask.saving,
  },
  isde: {
    says: `ISDE: Rd ${number(isde.minRd)}, ${isde.minM2} m², binnen ${isde.applyWithinMonths} maanden na de uitvoering${isde.checked && ` (${isde.checked})`}`,
    ask: ask.rvo,
  },
  svve: { says: 'VvE’s vragen SVVE aan, vóór de uitvoering', ask: ask.rvo },
  insulationVat: {
    says: `${percent(vat.labourPercent)} btw op arbeid bij het isoleren van woningen ouder dan ${vat.homeOlderThanYears} jaar, ${percent(facts.vatPercent)} op ander dakwerk`,
    ask: ask.books,
  },
  withdrawal: {
    says: `${terms.withdrawalDays} dagen bedenktijd, uitzonderingen en modelformulier (voorwaarden, artikel 3)`,
    ask: ask.lawyer,
  },
  termsDate: {
    says: `de gewijzigde algemene voorwaarden (consument of zakelijk, prijs, planning, garantie, opzegging, teruggave) dragen de datum ${terms.updated}`,
    ask: ask.lawyer,
  },
  durabilityLabel: {
    says: 'bij een offerte met materiaal krijgt de klant de Europese mededeling over de wettelijke garantie en zo nodig het garantielabel (EU 2024/825)',
    ask: ask.lawyer,
  },
  retention: { says: 'bewaartermijnen in de privacyverklaring, korter dan de garantie', ask: ask.lawyer },
  map: {
    says: 'de kaart op grond van gerechtvaardigd belang, met een adequaatheidsbesluit voor het Verenigd Koninkrijk; OpenStreetMap bewaart daarbij niets waarvoor toestemming nodig is',
    ask: ask.lawyer,
  },
  droneImages: { says: 'dronebeelden waarop de buren herkenbaar zijn, worden gewist', ask: ask.owner },
  safeWork: {
    says: 'randbeveiliging of aangelijnd, NEN 6050 bij brandwerk, asbest en gasafvoer door gecertificeerde bedrijven',
    ask: ask.owner,
  },
  safetyCertificate: {
    says: `veiligheidscertificaat ${company.safetyCertificate.name} ${company.safetyCertificate.number}`.trim(),
    ask: ask.owner,
  },
  asbestos: {
    says: `asbest in daken van vóór ${facts.asbestos.beforeYear}: inventarisatie en gecertificeerd bedrijf`,
    ask: ask.lawyer,
  },
  protectedAnimals: {
    says: 'nesten en verblijfplaatsen van huismus, gierzwaluw en vleermuis beschermd door de Omgevingswet',
    ask: ask.lawyer,
  },
  permits: {
    says: 'vergunningvrij of niet: dakkapel, schoorsteen, isolatie, monument, steiger; sloopmelding boven 10 m³ of bij asbest',
    ask: ask.lawyer,
  },
  sharedGutter: {
    says: 'buren delen in beginsel de kosten van een gemeenschappelijke goot',
    ask: ask.lawyer,
  },
  storm: {
    says: `verzekeraars spreken van storm vanaf windkracht ${facts.insurance.stormWindForce}; slijtage meestal niet verzekerd`,
    ask: ask.insurer,
  },
};
