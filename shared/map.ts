import { company } from '../content/company.ts';
import { addressText } from './contact-links.ts';

/** The only third-party host that a page may embed. */
export const mapHost = 'https://www.openstreetmap.org';

const { latitude, longitude } = company.geo;
// Half the width and height of the view, in degrees: a few streets around the firm.
const reach = { longitude: 0.012, latitude: 0.006 };
const box = [
  longitude - reach.longitude,
  latitude - reach.latitude,
  longitude + reach.longitude,
  latitude + reach.latitude,
];

/** A map with the firm marked. */
export const mapUrl = `${mapHost}/export/embed.html?${new URLSearchParams({
  bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;

/** A route to the firm, on the map service that shows it. */
export const routeHref = `${mapHost}/search?query=${encodeURIComponent(addressText)}`;
