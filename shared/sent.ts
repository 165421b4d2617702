import { paths } from './paths.ts';
import { photoLimits } from './photo-rules.ts';

/** Query parameter with the reference of the request, on the page that confirms it. */
export const SENT_PARAMETER = 'verzonden';

/** The page that confirms a message of the contact form, which has no reference. */
export const messageSentPath = `${paths.contact}?${SENT_PARAMETER}=1`;

/** Query parameter with the positions of its refused photos. */
const REFUSED_PHOTOS_PARAMETER = 'fotos-niet';

/** The signs of a reference: no 0/O or 1/I/L, only the digit of 2/Z, 5/S and 8/B, and no vowels, which would spell words. */
export const REFERENCE_SIGNS = '23456789CDFGHJKMNPQRTVWX';
/** A reference, short enough to read aloud: `AD-7K3QX2`. The page shows nothing else from its URL. */
export const REFERENCE = new RegExp(`^AD-[${REFERENCE_SIGNS}]{6}$`);
/** Stands for the reference of a backend that returned none. */
const WITHOUT_REFERENCE = '1';
/**
 * The outcome of a form post, for its confirmation. `refusedPhotos`: 1-based positions among the chosen photos, in order.
 * Not their names: iPhones name every photo `image.jpg`, and a name in the URL would let anyone put text on our page.
 */
export type Sent = {
  /** `undefined` when the backend, one at another origin, returned none. */
  readonly reference: string | undefined;
  readonly refusedPhotos: readonly number[];
};

/** The query of the confirmation. */
export function sentQuery({ reference, refusedPhotos }: Sent): string {
  const query = new URLSearchParams({ [SENT_PARAMETER]: reference ?? WITHOUT_REFERENCE });
  if (refusedPhotos.length === 0) return `?${query}`;
  // A comma is allowed in a query; URLSearchParams would write `%2C`.
  return `?${query}&${REFUSED_PHOTOS_PARAMETER}=${refusedPhotos.join(',')}`;
}

/**
 * Reads the outcome from a page's query; `undefined` without a valid reference. `isOptional`: whether the backend may have
 * returned none.
 */
export function readSent(search: string, isOptional = false): Sent | undefined {
  const query = new URLSearchParams(search);
  const sent = query.get(SENT_PARAMETER) ?? '';
  const reference = REFERENCE.test(sent) ? sent : undefined;
  if (!reference && !(isOptional && sent === WITHOUT_REFERENCE)) return undefined;
  return { reference, refusedPhotos: readPositions(query.get(REFUSED_PHOTOS_PARAMETER) ?? '') };
}

/** The names of photos by position, for a sentence: `Foto 2`, `foto’s 4 tot en met 6`. */
export function photoNames(positions: readonly number[]): string[] {
  return positionRanges(positions).map((range, index) => {
    const name = range.includes('-') ? `foto’s ${range.replace('-', ' tot en met ')}` : `foto ${range}`;
    return index === 0 ? name.replace('f', 'F') : name;
  });
}

/** Places in order as short text: `2`, `5`, `9-100`. */
function positionRanges(positions: readonly number[]): string[] {
  const ranges: { first: number; last: number }[] = [];
  for (const position of positions) {
    const range = ranges.at(-1);
    if (range && position === range.last + 1) range.last = position;
    else ranges.push({ first: position, last: position });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
}

/** Rising positions such as `2,5,6`. Anything else is none: anyone can ask for a page with any query. */
function readPositions(text: string): number[] {
  const positions = text.split(',').map(Number);
  const isRising = positions.every(
    (position, index) => Number.isInteger(position) && position > (positions[index - 1] ?? 0),
  );
  return isRising && (positions.at(-1) ?? 0) <= photoLimits.posted ? positions : [];
}
