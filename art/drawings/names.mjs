// The names of the layers of the insulated roof, drawn over its render.
import { readFileSync } from 'node:fs';
import { outline } from './letters.mjs';

const [DARK, LIGHT] = ['#2b1a15', '#f4ede2'];
const NIGHT = '#1d2633';
const [SIZE, HIGH] = [34, 50];
/** The left side of all tags, and per layer the middle of its height and its name. */
const LEFT = 700;
const TAGS = {
  dakpan: [152, 'Dakpan'],
  panlat: [268, 'Panlat'],
  tengel: [346, 'Tengel'],
  onderdakfolie: [424, 'Onderdakfolie'],
  isolatie: [518, 'Isolatie'],
  damprem: [620, 'Damprem'],
  gipsplaat: [702, 'Gipsplaat'],
};

/** An SVG of `width` by `height`: the names on tags, dark ones at night, each with a line to the point of its layer in places/dakisolatie.json. */
export function names(width, height, night) {
  const [ink, paper] = night ? [LIGHT, NIGHT] : [DARK, LIGHT];
  const { points } = JSON.parse(readFileSync(`${import.meta.dirname}/../places/dakisolatie.json`, 'utf8'));
  const tags = Object.entries(TAGS).map(([layer, [y, name]]) => {
    const { d, width: wide } = outline(name, SIZE);
    const [endX, endY] = [points[layer][0] * width, points[layer][1] * height];
    const line = `d="M${LEFT} ${y}L${endX} ${endY}"`;
    return `<path ${line} stroke="${paper}" stroke-width="9"/><circle cx="${endX}" cy="${endY}" r="11" fill="${paper}"/>
      <path ${line} stroke="${ink}" stroke-width="4"/><circle cx="${endX}" cy="${endY}" r="7.5" fill="${ink}"/>
      <rect x="${LEFT}" y="${y - HIGH / 2}" width="${wide + 28}" height="${HIGH}" rx="10" fill="${paper}"/>
      <path transform="translate(${LEFT + 14} ${y + SIZE * 0.34})" fill="${ink}" d="M0 0${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tags.join('')}</svg>`;
}
