// Draws the map of the Randstad with the cities where the firm works, as an SVG: npm run map
import { writeFileSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { outline } from './letters.mjs';
import { curves } from './lines.mjs';

// All places are longitude and latitude (WGS 84). Cities: their old centres, from GeoNames, and the side of the dot where
// the name goes.
const cities = {
  Amsterdam: [4.89, 52.374],
  'Den Haag': [4.3, 52.077, 'right'],
  Haarlem: [4.637, 52.381, 'in the sea'],
  Hoofddorp: [4.691, 52.303, 'below'],
  Amstelveen: [4.864, 52.301, 'below and right'],
  Zaandam: [4.829, 52.439, 'left and up'],
  Leiden: [4.493, 52.158, 'right'],
  Almere: [5.218, 52.371, 'right'],
  Utrecht: [5.122, 52.091, 'right'],
  Rotterdam: [4.479, 51.922, 'above'],
};

for (const name of company.cities) if (!cities[name]) throw new Error(`Add the place of ${name} to the cities above`);

// Coast and water are traced by hand from the shorelines of GSHHG, in steps of a few kilometres. GSHHG simplifies the
// lakes around Flevoland and the river mouths too much: those are from general maps. Every line ends at a shore or at
// least half a degree above, below and to the left of the picture, and 1.5 degrees to its right: in a box that is wider or
// higher than the picture, browsers show what lies around it.
const holland = `4.7,53.2 4.66,52.8 4.63,52.7 4.61,52.55 4.57,52.47 4.54,52.4 4.51,52.35 4.44,52.27 4.37,52.19 4.26,52.1 4.13,52
  4.1,51.98 4.05,51.975 3.98,51.975 3.95,51.955 3.99,51.93 4.06,51.92 4.08,51.905 4.05,51.88 4.05,51.85 4.1,51.83
  4.18,51.815 4.27,51.79 4.36,51.755 4.45,51.735 4.56,51.715 4.6,51.6 4.6,51 10,51 10,53.2 5.9,53.2 5.88,52.56 5.86,52.5 5.83,52.455 5.78,52.43
  5.7,52.385 5.62,52.33 5.52,52.26
  5.42,52.25 5.33,52.265 5.25,52.3 5.17,52.31 5.1,52.335 5.03,52.34 4.98,52.36 4.96,52.375 5.02,52.375 5.07,52.41
  5.085,52.44 5.06,52.48 5.09,52.51 5.04,52.57 5.02,52.63 5.09,52.8 5.1,53.2`;
const flevoland = `5.14,52.335 5.12,52.38 5.22,52.425 5.31,52.46 5.42,52.51 5.46,52.55 5.56,52.6 5.83,52.6 5.84,52.55
  5.82,52.5 5.8,52.47 5.74,52.435 5.66,52.39 5.6,52.35
  5.51,52.28 5.42,52.27 5.34,52.285 5.27,52.325`;
const goeree = `3.84,51.81 3.87,51.835 3.94,51.845 4.0,51.84 4.04,51.815 4.13,51.79 4.22,51.765 4.31,51.73 4.38,51.7 4.3,51.6
  4,51.6 3.8,51.68 3.9,51.745 3.85,51.775`;
const rivers = [
  '4.57,52.466 4.67,52.466 4.73,52.44 4.86,52.42 4.91,52.385 4.97,52.375',
  `4.06,51.985 4.25,51.91 4.32,51.89 4.48,51.905 4.55,51.9 4.63,51.89 4.73,51.9 4.83,51.94 4.95,51.97 5.09,52 5.21,51.96
  5.32,51.95 5.44,51.98 5.6,51.94 5.78,51.98 5.9,51.97 6,51.95 6.02,51.87 6.15,51.85 6.35,51.79 6.6,51.65 6.8,51.4 7,51`,
  `4.32,51.89 4.36,51.85 4.43,51.83 4.55,51.83 4.66,51.81 4.85,51.81 4.93,51.83 5.14,51.81 5.3,51.83 5.4,51.84 5.6,51.9
  5.85,51.855 6.02,51.87`,
  '4.66,51.81 4.64,51.77 4.6,51.72 4.5,51.69',
  '6,51.95 6.1,52 6.19,52.14 6.14,52.25 6.13,52.37 6.07,52.5 5.9,52.56 5.8,52.6',
];

const [WEST, NORTH] = [3.68, 52.535];
// The y of its upper edge, so that the name of Zaandam has room above it.
const TOP = -20;
const [WIDTH, HEIGHT] = [480, 350];
const UNITS_PER_DEGREE = 418;
const SHRINK = Math.cos((52.2 * Math.PI) / 180);

/** The x and y of a place in the drawing. A flat projection is accurate enough at this size. */
const at = ([longitude, latitude]) =>
  [(longitude - WEST) * SHRINK, NORTH - latitude].map((degrees) => Math.round(degrees * UNITS_PER_DEGREE));

const { line, shore } = curves(at);

/** The position of a name relative to its dot: x and y of its baseline, and its text anchor. */
const sides = {
  right: [10, 6],
  'left and up': [-15, -13, 'middle'],
  below: [-6, 20, 'middle'],
  'below and right': [12, 18],
  'in the sea': [-30, 6, 'end'],
  above: [0, -10, 'middle'],
};
const anchors = { start: 0, middle: 0.5, end: 1 };
const SIZE = 15;

/** A name as an outline; `kind` is a class that sets its colour. */
function label(name, x, y, anchor = 'start', kind = '', size = SIZE) {
  const { d, width } = outline(name, size);
  const left = Math.round((x - anchors[anchor] * width) * 10) / 10;
  return `<path class="${`n ${kind}`.trim()}" d="M${left} ${y}${d}"/>`;
}

/** A name on a signboard whose tip is at the place. */
function sign(name) {
  const width = Math.round(outline(name, SIZE).width) - 4;
  const board = `<path class="h" d="M0 0 16-13a11.5 11.5 0 0 1 0-23h${width}a11.5 11.5 0 0 1 0 23H28z"/>`;
  return `<circle r="4.5"/>${board}${label(name, 16 + width / 2, -19, 'middle')}`;
}

// Where the firm works: an area around its cities, on land.
const places = company.cities.map((name) => at(cities[name]));
const middle = [0, 1].map((axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length);
const angle = ([x, y]) => Math.atan2(y - middle[1], x - middle[0]);
const area = shore(
  company.cities
    .toSorted((a, b) => angle(at(cities[a])) - angle(at(cities[b])))
    .map((name) => cities[name].slice(0, 2).join(','))
    .join(' '),
);

const marks = company.cities.map((name) => {
  const [longitude, latitude, side] = cities[name];
  // From a name that would cross the coast to its dot.
  const leader = side === 'in the sea' ? '<path class="o" d="M-27 0h20"/>' : '';
  const mark = name === company.address.city ? sign(name) : `<circle r="4.5"/>${leader}${label(name, ...sides[side])}`;
  return `<g data-name="${name}" transform="translate(${at([longitude, latitude]).join(' ')})">${mark}</g>`;
});

// The sea is the site's quiet colour, the ground of its band.
const day = {
  sea: '#e3ebf1',
  land: '#fbf0e4',
  area: '#f8d9c1',
  shore: '#2b1a15',
  home: '#a64221',
  ink: '#2a1f18',
  water: '#4b6572',
};
const dusk = {
  sea: '#24303e',
  land: '#334459',
  area: '#4d6383',
  shore: '#93a1ad',
  home: '#edab68',
  ink: '#f1ece4',
  water: '#a3b6c4',
};
const colours = ({ sea, land, area, shore, home, ink, water }) =>
  `.s{fill:${sea}}.r{stroke:${sea}}.l{fill:${land}}.o{fill:none;stroke:${shore};stroke-width:1.2}.a{fill:${area};stroke:${area}}.n{fill:${ink}}circle{fill:${ink}}.h{fill:${home}}.h~.n{fill:${land}}.w{fill:${water};stroke:${sea}}`;

const type = '.n{paint-order:stroke;stroke-linejoin:round}';
const sea = label('Noordzee', ...at([3.85, 52.3]), 'start', 'w', 15);

writeFileSync(
  inProject('public/pictures/randstad.svg'),
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${type}${colours(day)}@media(prefers-color-scheme:dark){${colours(dusk)}}</style>`,
    `<path class="s" d="M-2000-300h4000v${HEIGHT + 600}h-4000z"/>`,
    `<clipPath id="c"><path id="l" d="${[holland, flevoland, goeree].map(shore).join('')}"/></clipPath><use class="l" href="#l"/>`,
    `<path class="a" clip-path="url(#c)" stroke-width="160" stroke-linejoin="round" d="${area}"/>`,
    `<use class="o" href="#l"/>`,
    `<path class="r" fill="none" stroke-width="3" d="${rivers.map(line).join('')}"/>`,
    `<g fill="none" stroke-width="4">${sea}${marks.join('')}</g></svg>`,
  ].join(''),
);

function inProject(path) {
  return new URL(`../../${path}`, import.meta.url);
}
