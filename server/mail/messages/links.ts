/** Number without its decoration: `+31 (0)6-12 34 56 78` → `+31612345678`; `undefined` when there is no number to call. */
export function telHref(phone: string): string | undefined {
  const typed = phone.replace('(0)', '').match(/(?:\+|\b)\d[\d\s().-]{6,}\d/)?.[0];
  const number = typed?.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  return number && `tel:${number}`;
}

/** A search for an address on OpenStreetMap: a map without tracking. */
export function mapHref(address: string): string {
  const url = new URL('https://www.openstreetmap.org/search');
  url.searchParams.set('query', address);
  return url.href;
}

/** A new mail to an address, whatever that holds: `?` and `&` in it would else add fields to the mail. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
