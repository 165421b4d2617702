// Draw the streets around the office, which is in the middle, as an SVG: node art/drawings/office.mjs
import { writeFileSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { outline } from './letters.mjs';
import { curves } from './lines.mjs';

// All places are longitude and latitude (WGS 84), simplified by hand from general maps.
const ij = `4.81,52.41 4.86,52.402 4.876,52.394 4.886,52.389 4.893,52.3845 4.9,52.381 4.907,52.3788 4.9135,52.3778 4.925,52.3765
  4.94,52.3755 4.975,52.3735 4.975,52.3785 4.945,52.3798 4.93,52.3815 4.918,52.3818 4.91,52.3833 4.9035,52.3835 4.9,52.3858
  4.898,52.392 4.892,52.4 4.87,52.41`;
const docks = `4.9055,52.3742 4.9095,52.3763 4.917,52.3755 4.921,52.3738 4.913,52.3722 4.9085,52.3735`;
const canals = [
  '4.8935,52.38 4.8895,52.3757 4.8885,52.3725 4.888,52.369 4.8895,52.3672 4.8936,52.3668',
  '4.8907,52.3797 4.8878,52.3755 4.8868,52.3725 4.8864,52.369 4.888,52.3663 4.893,52.3652 4.8985,52.3655 4.902,52.3663 4.911,52.369 4.9155,52.3725',
  '4.8888,52.3797 4.8861,52.3755 4.885,52.3722 4.8846,52.3688 4.8867,52.3652 4.8925,52.3638 4.8985,52.364 4.9025,52.365 4.913,52.3678 4.918,52.372',
  '4.8867,52.38 4.8838,52.3755 4.8828,52.372 4.8822,52.3685 4.885,52.3645 4.892,52.362 4.899,52.3625 4.904,52.3637',
  '4.884,52.388 4.8795,52.383 4.8765,52.379 4.8755,52.373 4.876,52.368 4.8795,52.363 4.885,52.3605 4.892,52.359 4.9,52.3583 4.907,52.36 4.915,52.363 4.9225,52.3665 4.924,52.374',
  '4.8935,52.38 4.889,52.3808 4.884,52.3835',
  '4.8995,52.3768 4.8975,52.3735 4.895,52.3695',
  '4.9005,52.3675 4.9045,52.371 4.9085,52.375',
  '4.879,52.3745 4.87,52.374 4.85,52.3735 4.82,52.3725',
  '4.8705,52.383 4.8685,52.3735 4.866,52.366 4.858,52.361',
];
const amstel = '4.8936,52.3668 4.8975,52.3665 4.9015,52.3673 4.903,52.364 4.907,52.36 4.91,52.355 4.911,52.34';
const streets = [
  '4.8998,52.3778 4.893,52.373 4.8925,52.37 4.8932,52.3668 4.892,52.36 4.8905,52.35',
  '4.893,52.373 4.885,52.3735 4.8765,52.372 4.868,52.3715 4.855,52.3765 4.83,52.379 4.81,52.38',
  '4.8905,52.3785 4.8908,52.373 4.8905,52.369 4.8893,52.3673 4.883,52.364 4.878,52.3625 4.862,52.3585 4.84,52.354',
  '4.87,52.3865 4.8835,52.3833 4.893,52.3795 4.8998,52.3778 4.905,52.3745 4.912,52.3718 4.921,52.372 4.96,52.368',
  '4.8745,52.379 4.8735,52.373 4.874,52.3675 4.878,52.362 4.885,52.3592 4.892,52.3577 4.9,52.357 4.91,52.359',
  '4.892,52.36 4.9,52.3597 4.9075,52.3612 4.914,52.3645 4.92,52.367 4.9225,52.3715',
  '4.876,52.368 4.864,52.366 4.845,52.3645 4.82,52.363',
  '4.893,52.373 4.8985,52.3722 4.9025,52.3705 4.908,52.3672 4.921,52.3635 4.935,52.357',
  '4.909,52.3775 4.925,52.3755 4.94,52.374 4.97,52.3715',
  '4.938,52.374 4.9345,52.366 4.932,52.358',
  '4.9075,52.3612 4.9125,52.354 4.916,52.345',
  '4.91,52.3835 4.918,52.3845 4.93,52.387 4.96,52.39',
  '4.841,52.395 4.8415,52.375 4.84,52.35',
  '4.86,52.395 4.8575,52.376 4.853,52.36 4.852,52.35',
];
const parks = [
  '4.8585,52.356 4.8625,52.3582 4.868,52.3598 4.8745,52.3618 4.88,52.3622 4.8795,52.3612 4.872,52.3588 4.866,52.357 4.86,52.3545',
  '4.8705,52.3868 4.8745,52.3862 4.881,52.3848 4.8835,52.3838 4.88,52.3838 4.875,52.3848 4.87,52.3855',
  '4.9175,52.3618 4.9205,52.363 4.9245,52.3605 4.9255,52.358 4.9215,52.3585',
  '4.9115,52.3664 4.914,52.3672 4.9195,52.3655 4.92,52.3645 4.914,52.3655',
];
const railway =
  '4.81,52.3885 4.85,52.3892 4.875,52.3875 4.888,52.3835 4.8998,52.3791 4.912,52.375 4.928,52.37 4.94,52.362 4.95,52.355';

const [WIDTH, HEIGHT] = [1600, 500];
const UNITS_PER_DEGREE = 20_000;
const { latitude, longitude } = company.geo;
const SHRINK = Math.cos((latitude * Math.PI) / 180);

/** The x and y of a place in the drawing. A flat projection is accurate enough at this size. */
const at = ([east, north]) =>
  [WIDTH / 2 + (east - longitude) * SHRINK * UNITS_PER_DEGREE, HEIGHT / 2 - (north - latitude) * UNITS_PER_DEGREE].map(
    Math.round,
  );
const { line, shore } = curves(at);

/** A name as an outline, in the middle of its place. */
function label(name, place, kind) {
  const { d, width } = outline(name, 19);
  const [x, y] = at(place);
  return `<path class="${kind}" stroke-width="5" paint-order="stroke" d="M${Math.round(x - width / 2)} ${y}${d}"/>`;
}

// Land and water are the site's tint and its quiet colour, darker than on the small map of the cities.
const day = {
  water: '#b3cedf',
  land: '#f8e6d6',
  street: '#fffdf9',
  roof: '#edcbb4',
  park: '#d3dcbd',
  rail: '#c2aea0',
  sea: '#4b6572',
  ink: '#6b4a3c',
};
const dusk = {
  water: '#3a5f80',
  land: '#1e2836',
  street: '#38475c',
  roof: '#54464a',
  park: '#2a4140',
  rail: '#5b6a80',
  sea: '#d6e3ec',
  ink: '#d8cbb9',
};
const colours = ({ water, land, street, roof, park, rail, sea, ink }) =>
  `.l{fill:${land}}.q{stroke:${land}}.h{stroke:${roof}}.p{fill:${park}}.w{fill:${water}}.c{stroke:${water}}.t{stroke:${street}}.y{stroke:${rail}}.s{fill:${sea};stroke:${water}}.n{fill:${ink};stroke:${land}}`;

const inner = [...canals, amstel].map(line).join('');
writeFileSync(
  new URL('../../public/pictures/kantoor.svg', import.meta.url),
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${colours(day)}@media(prefers-color-scheme:dark){${colours(dusk)}}</style>`,
    `<path class="l" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<path class="p" d="${parks.map(shore).join('')}"/>`,
    // Rows of houses with their gardens: what the wide strokes leave of each other.
    `<defs><path id="c" d="${inner}"/><path id="t" d="${streets.map(line).join('')}"/></defs>`,
    '<g class="h" stroke-linecap="butt" stroke-dasharray="7 1.5"><use href="#t" stroke-width="30"/><use href="#c" stroke-width="37"/></g>',
    '<g class="q"><use href="#t" stroke-width="13"/><use href="#c" stroke-width="17"/></g>',
    `<path class="w" d="${[ij, docks].map(shore).join('')}"/>`,
    `<g class="c"><use href="#c" stroke-width="7"/><path stroke-width="19" d="${line(amstel)}"/></g>`,
    '<use class="t" href="#t" stroke-width="4"/>',
    `<path class="y" stroke-width="3" stroke-dasharray="10 8" stroke-linecap="butt" d="${line(railway)}"/></g>`,
    label('Het IJ', [4.9215, 52.3787], 's'),
    label('Amstel', [4.9135, 52.3585], 'n'),
    label('Centraal', [4.9035, 52.3774], 'n'),
    label('Jordaan', [4.8795, 52.3765], 'n'),
    label('Artis', [4.9165, 52.3668], 'n'),
    label('De Pijp', [4.8935, 52.3555], 'n'),
    '</svg>',
  ].join(''),
);
