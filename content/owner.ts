import { euro, type NumberRange, range } from './format.ts';

/** An answer that only the owner has: `open` until given, `none` if there is nothing to show. */
export type Answer<T> = 'open' | 'none' | T;

/** A picture in `public/`, for example `/projecten/herengracht.jpg`; width and height in pixels. */
export type PublicPhoto = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

export type TeamMember = { readonly name: string; readonly role: string; readonly photo: PublicPhoto };

/** A finished job that the client lets us show. */
export type Project = {
  readonly title: string;
  readonly city: string;
  readonly year: number;
  readonly description: string;
  readonly photo: PublicPhoto;
};

/** An organisation that visitors can ask about the firm. `url` starts with https. */
export type Membership = { readonly name: string; readonly url: string };

export type OwnerAnswers = {
  /** Whether the prices on the site include btw. Prices for consumers must: change those that do not, then answer. */
  readonly pricesIncludeVat: 'open' | 'yes';
  /** Whole euros including btw for driving to an emergency; `none` where nothing is charged. */
  readonly callOutFee: Answer<number>;
  /** Whole euros including btw for an hour of emergency work by day. */
  readonly emergencyHour: Answer<number>;
  /** Whole euros including btw for the inspection's report on paper; `none` where nothing is charged. */
  readonly report: Answer<number>;
  /** Prices including btw of work for which the site names none, in whole euros. */
  readonly tilesPerM2: Answer<NumberRange>;
  readonly insulationPerM2: Answer<NumberRange>;
  readonly dormer: Answer<NumberRange>;
  readonly zincPerMetre: Answer<NumberRange>;
  /** Whether the roofing for flat roofs has the KOMO quality mark. */
  readonly komo: 'open' | 'none' | 'yes';
  /** Working days on a usual house. */
  readonly flatRoofDays: Answer<NumberRange>;
  readonly gutterDays: Answer<NumberRange>;
  readonly chimneyDays: Answer<NumberRange>;
  /** Liability insurance of the firm; whole euros per claim. */
  readonly insurance: Answer<{ readonly insurer: string; readonly coverEuro: number }>;
  readonly tradeBody: Answer<Membership>;
  readonly disputesCommittee: Answer<Membership>;
  readonly team: Answer<readonly TeamMember[]>;
  readonly projects: Answer<readonly Project[]>;
  /** How the firm verifies that reviews come from clients. The site must say so by law. */
  readonly reviewCheck: Answer<{ readonly text: string }>;
};

/** The launch check lists every answer that is still `open`. Pages leave it out until it is answered. */
export const owner: OwnerAnswers = {
  pricesIncludeVat: 'open',
  callOutFee: 'open',
  emergencyHour: 'open',
  report: 'open',
  tilesPerM2: 'open',
  insulationPerM2: 'open',
  dormer: 'open',
  zincPerMetre: 'open',
  komo: 'open',
  flatRoofDays: 'open',
  gutterDays: 'open',
  chimneyDays: 'open',
  insurance: 'open',
  tradeBody: 'open',
  disputesCommittee: 'open',
  team: 'open',
  projects: 'open',
  reviewCheck: 'open',
};

/** What a visitor who calls in an emergency is told. */
export const emergencyCosts = owner.callOutFee === 'none' ? 'het uurtarief' : 'de voorrijkosten en het uurtarief';

/** After "Op verzoek": whether the report on paper is paid for. */
export const forAFee =
  owner.report === 'none' ? '' : owner.report === 'open' ? ', soms tegen betaling,' : ', tegen betaling,';

/** The answer; undefined if it is `open` or `none`. */
export function answered<T extends object | number>(answer: Answer<T>): T | undefined {
  return answer === 'open' || answer === 'none' ? undefined : answer;
}

/** The start of an answer about costs: a price range and its unit. Empty until the owner has answered. */
export function priceOf(answer: Answer<NumberRange>, unit = ''): string {
  const price = answered(answer);
  return price ? `De indicatieprijs is ${euro(price)}${unit} incl. btw. ` : '';
}

/** The start of an answer about time: working days. Empty until the owner has answered. */
export function daysOf(answer: Answer<NumberRange>): string {
  const days = answered(answer);
  return days ? `Reken op ${range(days)} werkdagen. ` : '';
}
