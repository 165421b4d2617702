import { between, percent } from './format.ts';

const priceLabels = {
  unconfirmed: 'indicatieprijs',
  yes: 'indicatieprijs incl. btw',
  no: 'indicatieprijs excl. btw',
} as const;

/** Whether the prices on the site include btw, by the owner's word. Until then the pages say nothing of it. */
const pricesIncludeVat = 'unconfirmed' as keyof typeof priceLabels;

/**
 * Claims, prices, years and terms, each written once. Pages, search data, mails and the terms take them from here.
 */
export const facts = {
  claims: {
    roofsRenovated: 2500,
    satisfiedPercent: 98,
    yearsOfCraft: 35,
    yearsAsFirm: 15,
    reachable: '24/7',
    warrantyYears: 10,
    replyHours: 24,
    quoteHours: 24,
    emergencyHours: 24,
  },
  inspection: {
    intervalYears: between(3, 5),
    minutes: between(30, 60),
  },
  repair: {
    worthwhileBelowPercent: 30,
    smallDays: 1,
    largeDays: between(2, 5),
  },
  renovation: {
    weeks: between(1, 3),
    price: between(8000, 25000),
    roofAgeYears: between(25, 30),
    materialWarrantyYears: between(20, 40),
    epdmYears: 40,
  },
  bitumen: {
    pricePerM2: between(40, 80),
    years: between(15, 25),
    appYears: between(20, 25),
    sbsYears: between(15, 20),
  },
  tiles: {
    years: between(40, 50),
    ceramicYears: 50,
    concreteYears: 40,
  },
  insulation: {
    savingMaxPercent: 30,
    savingTypicalPercent: between(20, 30),
    /** The subsidy, as the RVO described it in the month of `checked`; amounts change, so none are named. */
    isde: { minRd: 3.5, minM2: 20, applyWithinMonths: 24, checked: 'november 2026' },
  },
  gutters: {
    cleaningsPerYear: 1,
    cleaningsPerYearWithTrees: 2,
    pricePerMetre: between(30, 80),
    zincYears: 30,
  },
  chimney: {
    renovationPrice: between(500, 2000),
    jointCheckYears: between(5, 10),
  },
  dormer: { watertightDays: 1 },
  /** Roofs from before this year may hold asbestos. */
  asbestos: { beforeYear: 1994 },
  /** From this wind force on insurers mostly speak of a storm. */
  insurance: { stormWindForce: 7 },
  zinc: { years: between(40, 60) },
  maintenance: {
    plans: [
      { name: 'Basic', pricePerYear: 195, inspections: 1, moments: null, hours: 1, discount: null, priority: false },
      {
        name: 'Plus',
        pricePerYear: 345,
        inspections: 2,
        moments: 'voorjaar en najaar',
        hours: 2,
        discount: { percent: 10, on: 'reparaties' },
        priority: false,
      },
      {
        name: 'Premium',
        pricePerYear: 495,
        inspections: 3,
        moments: null,
        hours: 3,
        discount: { percent: 15, on: 'al het werk' },
        priority: true,
      },
    ],
    noticeMonths: 1,
    seasons: ['maart–april', 'oktober–november'],
  },
  terms: {
    paymentDays: 14,
    complaintDays: 14,
    complaintMaxYears: 1,
    warrantyYears: 2,
    updated: 'oktober 2025',
  },
  privacy: {
    contactYears: 7,
    financialYears: 7,
    quoteYears: 2,
    rightsMonths: 1,
  },
  cookies: {
    functionalYears: 1,
    analyticsYears: 2,
    marketingYears: 1,
  },
  pricesIncludeVat,
  /** The word before a price. */
  priceLabel: priceLabels[pricesIncludeVat],
} as const;

const { claims, insulation } = facts;
/** How the firm will work: the owner's word is the proof. */
const ownersPromise = 'toezegging van de eigenaar (specificatie, hoofdstuk 9)';

type Claim = { readonly says: string; readonly source: string };

/**
 * What the site claims and the owner must be able to prove, with who can prove it and where: a register, a policy, a
 * survey. An empty source means that nobody can yet; the launch check lists it.
 */
export const sources: Readonly<Record<keyof typeof claims | 'insulationSaving', Claim>> = {
  roofsRenovated: { says: `${claims.roofsRenovated}+ daken gerenoveerd`, source: '' },
  satisfiedPercent: { says: `${percent(claims.satisfiedPercent)} tevreden klanten`, source: '' },
  yearsOfCraft: { says: `${claims.yearsOfCraft}+ jaar vakmanschap in het team`, source: '' },
  yearsAsFirm: { says: `${claims.yearsAsFirm}+ jaar als bedrijf`, source: '' },
  warrantyYears: { says: `${claims.warrantyYears} jaar garantie op uitgevoerd dakwerk`, source: '' },
  insulationSaving: { says: `tot ${percent(insulation.savingMaxPercent)} besparing door dakisolatie`, source: '' },
  reachable: { says: `${claims.reachable} bereikbaar`, source: ownersPromise },
  replyHours: { says: `antwoord binnen ${claims.replyHours} uur`, source: ownersPromise },
  quoteHours: { says: `offerte binnen ${claims.quoteHours} uur na de inspectie`, source: ownersPromise },
  emergencyHours: { says: `bij spoed binnen ${claims.emergencyHours} uur ter plaatse`, source: ownersPromise },
};
