/** The query parameter that a form post without JavaScript is redirected with: the reference of the request. */
export const SENT_PARAMETER = 'verzonden';

/** The places of the photos of that form post that were refused. */
const REFUSED_PHOTOS_PARAMETER = 'fotos-niet';

/** What a reference looks like; the page shows nothing else from its address. */
const REFERENCE = /^[A-Z0-9]{2,4}-[A-Z0-9]{4,12}$/;
/** `2,5` or `9-100`: single places and ranges. */
const PLACES = /^(?:\d{1,3}(?:-\d{1,3})?)(?:,\d{1,3}(?:-\d{1,3})?){0,20}$/;

/**
 * The outcome of a form post, as its confirmation shows it. `refusedPhotos`: 1-based places among the chosen photos, in
 * order. Places and not names: iPhones call every photo `image.jpg`, and a name in an address would let anybody write
 * on our page.
 */
export type Sent = { readonly reference: string; readonly refusedPhotos: readonly number[] };

/** The query that an accepted form post is redirected with. */
export function sentQuery({ reference, refusedPhotos }: Sent): string {
  const query = new URLSearchParams({ [SENT_PARAMETER]: reference });
  if (refusedPhotos.length === 0) return `?${query}`;
  // A comma is allowed in a query; URLSearchParams would write `%2C`.
  return `?${query}&${REFUSED_PHOTOS_PARAMETER}=${placeRanges(refusedPhotos).join(',')}`;
}

/** Reads a page's query; nothing where it confirms nothing. */
export function readSent(search: string): Sent | undefined {
  const query = new URLSearchParams(search);
  const reference = query.get(SENT_PARAMETER);
  if (!reference || !REFERENCE.test(reference)) return undefined;
  return { reference, refusedPhotos: readPlaces(query.get(REFUSED_PHOTOS_PARAMETER) ?? '') };
}

/** Places in order as short text: `2`, `5`, `9-100`. */
export function placeRanges(places: readonly number[]): string[] {
  const ranges: { first: number; last: number }[] = [];
  for (const place of places) {
    const range = ranges.at(-1);
    if (range && place === range.last + 1) range.last = place;
    else ranges.push({ first: place, last: place });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
}

function readPlaces(text: string): number[] {
  if (!PLACES.test(text)) return [];
  const places = text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
  return [...new Set(places)].filter((place) => place > 0).sort((a, b) => a - b);
}
