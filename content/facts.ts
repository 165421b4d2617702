import { between } from './format.ts';
import { owner } from './owner.ts';

const withVat = owner.pricesIncludeVat === 'yes';

/**
 * Claims, prices, lifespans and terms, each written once. Pages, mails and the terms use them.
 */
export const facts = {
  claims: {
    roofsRenovated: 2500,
    satisfiedPercent: 98,
    yearsOfCraft: 35,
    yearsAsFirm: 15,
    reachable: '24/7',
    /** On renovation and new roofing. On other work: `terms.warrantyYears`. */
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
    /** Subsidy for homeowners; `checked`: the month in which the RVO confirmed it, empty until then. No amounts, because they change. */
    isde: { minRd: 3.5, minM2: 20, applyWithinMonths: 24, checked: '' },
    /** VAT on labour for homes older than `homeOlderThanYears`, according to the Belastingdienst. On the rest: `vatPercent`. */
    vat: { labourPercent: 9, homeOlderThanYears: 2 },
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
  /** The wind force (Beaufort) from which insurers generally speak of a storm. */
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
    /** Counted from the day of the agreement (article 6:230o BW). */
    withdrawalDays: 14,
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
  /** The general rate, on all work but the labour of `insulation.vat`. */
  vatPercent: 21,
  /** The word before a price. */
  priceLabel: withVat ? 'indicatieprijs incl. btw' : 'indicatieprijs',
  /** Above a list of prices. */
  pricesAre: withVat
    ? 'Indicatieprijzen inclusief btw.'
    : 'Indicatieprijzen. Uw offerte noemt het bedrag, voor particulieren inclusief btw.',
} as const;
