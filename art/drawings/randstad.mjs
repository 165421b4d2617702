// Draw the map of the Randstad with the cities of the firm, as a small SVG: node art/drawings/randstad.mjs
import { writeFileSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { outline } from './letters.mjs';

// All places are longitude and latitude, WGS 84. Those of the cities are of their old centres, after GeoNames; for
// each, the way its name goes from there.
const cities = {
  Amsterdam: [4.89, 52.374, 'in its sign'],
  'Den Haag': [4.3, 52.077, 'right'],
  Haarlem: [4.637, 52.381, 'out at sea'],
  Hoofddorp: [4.691, 52.303, 'below'],
  Amstelveen: [4.864, 52.301, 'right and down'],
  Zaandam: [4.829, 52.439, 'right and up'],
  Leiden: [4.493, 52.158, 'right'],
  Almere: [5.218, 52.371, 'right'],
  Utrecht: [5.122, 52.091, 'right'],
  Rotterdam: [4.479, 51.922, 'above'],
};

// Coast and water are traced by hand after the shorelines of GSHHG, in strokes of a few kilometres; the lakes between
// Flevoland and the old land, which it leaves out, from what is known of them.
const holland = `4.63,52.7 4.61,52.55 4.57,52.47 4.54,52.4 4.51,52.35 4.44,52.27 4.37,52.19 4.26,52.1 4.13,52 4.09,51.985
  4.04,51.985 4.01,51.97 4.02,51.93 4.05,51.91 4.03,51.89 4.06,51.85 4,51.5 6,51.5 5.8,52.4 5.62,52.33 5.52,52.26
  5.42,52.25 5.33,52.265 5.25,52.3 5.17,52.31 5.1,52.335 5.03,52.34 4.98,52.36 4.96,52.375 5.02,52.375 5.07,52.41
  5.085,52.44 5.06,52.48 5.09,52.51 5.04,52.57 5.02,52.63 5.09,52.7`;
const flevoland = `5.14,52.335 5.12,52.38 5.22,52.425 5.31,52.46 5.42,52.51 5.46,52.55 5.56,52.6 5.8,52.62 5.8,52.42 5.6,52.35
  5.51,52.28 5.42,52.27 5.34,52.285 5.27,52.325`;
const rivers = [
  '4.57,52.466 4.67,52.466 4.73,52.44 4.86,52.42 4.91,52.385 4.97,52.375',
  `4.09,51.985 4.25,51.91 4.32,51.89 4.48,51.905 4.55,51.9 4.63,51.89 4.73,51.9 4.83,51.94 4.95,51.97 5.09,52 5.21,51.96
  5.32,51.95 5.44,51.98 5.6,51.94`,
  '4.32,51.89 4.36,51.85 4.43,51.83 4.55,51.83 4.66,51.81 4.85,51.81 4.93,51.83 5.14,51.81 5.3,51.83 5.4,51.84 5.6,51.9',
];

const [WEST, NORTH] = [4.075, 52.61];
const [WIDTH, HEIGHT] = [360, 320];
const UNITS_PER_DEGREE = 388;
const SHRINK = Math.cos((52.2 * Math.PI) / 180);

/** Where a place stands on paper: at this size the earth is flat. */
const at = ([longitude, latitude]) =>
  [(longitude - WEST) * SHRINK, NORTH - latitude].map((degrees) => Math.round(degrees * UNITS_PER_DEGREE));

const middle = ([x1, y1], [x2, y2]) => [(x1 + x2) / 2, (y1 + y2) / 2];

/** A line along places that bends softly at each. */
function line(places) {
  const points = places.split(/\s+/).map((place) => at(place.split(',').map(Number)));
  const bends = points
    .slice(1, -1)
    .map((point, index) => `Q${point.join(' ')} ${middle(point, points[index + 2]).join(' ')}`);
  return `M${points[0].join(' ')}${bends.join('')}L${points.at(-1).join(' ')}`;
}

/** Where a name stands beside its place: x and y of its base line, and which part of it is there. */
const sides = {
  'in its sign': [44, -16, 'middle'],
  'out at sea': [-32, 5, 'end', 'o'],
  right: [9, 5],
  'right and up': [-20, -10],
  'right and down': [5, 17],
  below: [29, 19, 'end'],
  above: [0, -9, 'middle'],
};
const anchors = { start: 0, middle: 0.5, end: 1 };
const SIZE = 14;

/** A name as an outline; `kind` is a class of its own colours. */
function label(name, x, y, anchor = 'start', kind = '', size = SIZE) {
  const { d, width } = outline(name, size);
  const left = Math.round((x - anchors[anchor] * width) * 10) / 10;
  return `<path class="${`n ${kind}`.trim()}" d="M${left} ${y}${d}"/>`;
}

const dot = '<circle r="4"/>';
const home = '<path class="h" d="M0 0 4-11a9.5 9.5 0 0 1 0-19h80a9.5 9.5 0 0 1 0 19H15z"/>';

const marks = company.cities.map((name) => {
  const [longitude, latitude, side] = cities[name];
  const mark = name === company.address.city ? home : dot;
  const place = at([longitude, latitude]).join(' ');
  return `<g data-name="${name}" transform="translate(${place})">${mark}${label(name, ...sides[side])}</g>`;
});

// Sea and land are the site's quiet colour and its tint: on the contact page they go on beside the map.
const day = { sea: '#e3ebf1', land: '#fdeadc', shore: '#2b1a15', home: '#a64221', ink: '#2a1f18', water: '#4b6572' };
const dusk = { sea: '#202b37', land: '#3d281f', shore: '#93a1ad', home: '#edab68', ink: '#f1ece4', water: '#a3b6c4' };
const colours = ({ sea, land, shore, home, ink, water }) =>
  `.s{fill:${sea}}.r{stroke:${sea}}.l{fill:${land};stroke:${shore}}.n{fill:${ink};stroke:${land}}circle{fill:${ink}}.h{fill:${home}}.h~.n{fill:${land};stroke:none}.w,.o{stroke:${sea}}.w{fill:${water}}`;

const waters = { Noordzee: [4.12, 52.3], Markermeer: [5.12, 52.57] };
const type = '.n{paint-order:stroke;stroke-linejoin:round}';

const names = Object.entries(waters).map(([name, place]) => {
  const [x, y] = at(place);
  return label(name, x, y, 'start', 'w', 13);
});

writeFileSync(
  inProject('public/pictures/randstad.svg'),
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${type}${colours(day)}@media(prefers-color-scheme:dark){${colours(dusk)}}</style>`,
    `<path class="s" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path class="l" stroke-width="1.2" d="${line(holland)}z${line(flevoland)}z"/>`,
    `<path class="r" fill="none" stroke-width="3" d="${rivers.map(line).join('')}"/>`,
    `<g fill="none" stroke-width="4">${names.join('')}${marks.join('')}</g></svg>`,
  ].join(''),
);

function inProject(path) {
  return new URL(`../../${path}`, import.meta.url);
}
