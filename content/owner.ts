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
  /** Whether the prices on the site include btw. Prices for consumers must say so. */
  readonly pricesIncludeVat: 'open' | 'yes' | 'no';
  /** Whole euros including btw for driving to an emergency; `none` where nothing is charged. */
  readonly callOutFee: Answer<number>;
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
  insurance: 'open',
  tradeBody: 'open',
  disputesCommittee: 'open',
  team: 'open',
  projects: 'open',
  reviewCheck: 'open',
};

/** The answer; undefined if it is `open` or `none`. */
export function answered<T extends object | number>(answer: Answer<T>): T | undefined {
  return answer === 'open' || answer === 'none' ? undefined : answer;
}
