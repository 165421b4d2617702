/** Query parameter with the reference of the request, on the redirect after a form post without JavaScript. */
export const SENT_PARAMETER = 'verzonden';

/** Query parameter with the positions of its refused photos. */
const REFUSED_PHOTOS_PARAMETER = 'fotos-niet';

/** Format of a reference. The page shows nothing else from its URL. */
const REFERENCE = /^[A-Z0-9]{2,4}-[A-Z0-9]{4,12}$/;
/** Single positions and ranges: `2,5` or `9-100`. */
const POSITIONS = /^(?:\d{1,3}(?:-\d{1,3})?)(?:,\d{1,3}(?:-\d{1,3})?){0,20}$/;

/**
 * The outcome of a form post, for its confirmation. `refusedPhotos`: 1-based positions among the chosen photos, in order.
 * Not their names: iPhones name every photo `image.jpg`, and a name in the URL would let anyone put text on our page.
 */
export type Sent = { readonly reference: string; readonly refusedPhotos: readonly number[] };

/** The query of the redirect after an accepted form post. */
export function sentQuery({ reference, refusedPhotos }: Sent): string {
  const query = new URLSearchParams({ [SENT_PARAMETER]: reference });
  if (refusedPhotos.length === 0) return `?${query}`;
  // A comma is allowed in a query; URLSearchParams would write `%2C`.
  return `?${query}&${REFUSED_PHOTOS_PARAMETER}=${positionRanges(refusedPhotos).join(',')}`;
}

/** Reads the outcome from a page's query; `undefined` without a valid reference. */
export function readSent(search: string): Sent | undefined {
  const query = new URLSearchParams(search);
  const reference = query.get(SENT_PARAMETER);
  if (!reference || !REFERENCE.test(reference)) return undefined;
  return { reference, refusedPhotos: readPositions(query.get(REFUSED_PHOTOS_PARAMETER) ?? '') };
}

/** Places in order as short text: `2`, `5`, `9-100`. */
export function positionRanges(positions: readonly number[]): string[] {
  const ranges: { first: number; last: number }[] = [];
  for (const position of positions) {
    const range = ranges.at(-1);
    if (range && position === range.last + 1) range.last = position;
    else ranges.push({ first: position, last: position });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
}

function readPositions(text: string): number[] {
  if (!POSITIONS.test(text)) return [];
  const positions = text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
  return [...new Set(positions)].filter((position) => position > 0).sort((a, b) => a - b);
}
