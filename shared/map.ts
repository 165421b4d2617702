import { company } from '../content/company.ts';
import { addressText } from './contact-links.ts';

/** The only third-party host that a page may embed. */
export const mapHost = 'https://www.openstreetmap.org';

const { latitude, longitude } = company.geo;
// In degrees: a few streets around the firm.
const halfSize = { longitude: 0.012, latitude: 0.006 };
const box = [
  longitude - halfSize.longitude,
  latitude - halfSize.latitude,
  longitude + halfSize.longitude,
  latitude + halfSize.latitude,
];

/** URL of the embedded map, with a marker at the firm. */
export const mapUrl = `${mapHost}/export/embed.html?${new URLSearchParams({
  bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;

/** URL of a search for an address on the map service, which does not track. */
export function mapSearchUrl(address: string): string {
  return `${mapHost}/search?${new URLSearchParams({ query: address })}`;
}

/** Link to the firm on the map service, to plan a route. */
export const routeHref = mapSearchUrl(addressText);
