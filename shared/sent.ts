/** The query parameter with which a form post without JavaScript ends: the reference of the request. */
export const SENT_PARAMETER = 'verzonden';

/** How many photos of that form post could not be taken. */
const REFUSED_PHOTOS_PARAMETER = 'fotos-niet';

/** What a reference looks like; anything else in an address is not shown. */
const REFERENCE = /^[A-Z0-9]{2,4}-[A-Z0-9]{4,12}$/;

/** What became of a form post, as its confirmation tells it. */
export type Sent = { readonly reference: string; readonly refusedPhotos: number };

/** The query that a confirmed form post ends on. */
export function sentQuery({ reference, refusedPhotos }: Sent): string {
  const query = new URLSearchParams({ [SENT_PARAMETER]: reference });
  if (refusedPhotos > 0) query.set(REFUSED_PHOTOS_PARAMETER, String(refusedPhotos));
  return `?${query}`;
}

/** Reads a page's query; nothing where it confirms nothing. */
export function readSent(search: string): Sent | undefined {
  const query = new URLSearchParams(search);
  const reference = query.get(SENT_PARAMETER);
  if (!reference || !REFERENCE.test(reference)) return undefined;
  const refused = Number(query.get(REFUSED_PHOTOS_PARAMETER));
  return { reference, refusedPhotos: Number.isInteger(refused) && refused > 0 ? refused : 0 };
}
