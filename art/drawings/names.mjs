// The names of the layers of the insulated roof, drawn over its render.
import { readFileSync } from 'node:fs';
import { outline } from './letters.mjs';

const [INK, PAPER] = ['#2b1a15', '#f4ede2'];
const [SIZE, HIGH] = [38, 54];
/** Per layer: the middle of its tag, and its name. */
const TAGS = {
  gipsplaat: [132, 622, 'Gipsplaat'],
  damprem: [300, 690, 'Damprem'],
  isolatie: [514, 690, 'Isolatie'],
  onderdakfolie: [556, 54, 'Onderdakfolie'],
  tengel: [806, 54, 'Tengel'],
  panlat: [985, 54, 'Panlat'],
  dakpan: [880, 704, 'Dakpan'],
};

/** An SVG of `width` by `height`: the names on tags, each with a line to the point of its layer in places/dakisolatie.json. */
export function names(width, height) {
  const { points } = JSON.parse(readFileSync(`${import.meta.dirname}/../places/dakisolatie.json`, 'utf8'));
  const tags = Object.entries(TAGS).map(([layer, [x, y, name]]) => {
    const { d, width: wide } = outline(name, SIZE);
    const [endX, endY] = [points[layer][0] * width, points[layer][1] * height];
    const inTag = Math.max(x - wide / 3, Math.min(x + wide / 3, endX));
    const line = `d="M${inTag} ${y}L${endX} ${endY}"`;
    return `<path ${line} stroke="${PAPER}" stroke-width="9"/><circle cx="${endX}" cy="${endY}" r="11" fill="${PAPER}"/>
      <path ${line} stroke="${INK}" stroke-width="4"/><circle cx="${endX}" cy="${endY}" r="7.5" fill="${INK}"/>
      <rect x="${x - wide / 2 - 14}" y="${y - HIGH / 2}" width="${wide + 28}" height="${HIGH}" rx="10" fill="${PAPER}"/>
      <path transform="translate(${x - wide / 2} ${y + SIZE * 0.34})" fill="${INK}" d="M0 0${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tags.join('')}</svg>`;
}
