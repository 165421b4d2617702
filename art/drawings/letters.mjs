// Text as outlines in the site's display font, because an SVG in an <img> cannot use the page's fonts.
import { readFileSync } from 'node:fs';
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FONT = new URL('../../app/fonts/besley-650.woff2', import.meta.url);
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const sfnt = await subsetFont(readFileSync(FONT), ascii, { targetFormat: 'sfnt' });
const face = new Face(new FontBlob(new Uint8Array(sfnt)), 0);
const font = new Font(face);

const round = (value) => Math.round(value * 10) / 10;

/** The outline of a text as path data, starting at 0 0 on its baseline, and its width. `size` is the font size. */
export function outline(words, size) {
  const buffer = new TextBuffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / face.upem;
  let pen = 0;
  let [x, y] = [0, 0];
  let d = '';
  for (const { codepoint, xAdvance } of buffer.getGlyphInfosAndPositions()) {
    for (const contour of contours(codepoint, scale)) {
      const [startX, startY] = [round(contour.x + pen * scale), contour.y];
      d += `m${short([round(startX - x), round(startY - y)])}${contour.d}`;
      [x, y] = [startX, startY];
    }
    pen += xAdvance;
  }
  return { d, width: round(pen * scale) };
}

/** The contours of a glyph: start point, and path data relative to it. The same letter gives the same data, so it compresses. */
function contours(glyph, scale) {
  const all = [];
  let [x, y] = [0, 0];
  for (const { type, values } of font.glyphToJson(glyph)) {
    const points = values.map((value, index) => round(value * (index % 2 ? -scale : scale)));
    if (type === 'M') all.push({ x: points[0], y: points[1], d: '' });
    else if (type === 'Z') all.at(-1).d += 'z';
    else if (points.some((value, index) => value !== (index % 2 ? y : x)))
      all.at(-1).d += step(
        type,
        points.map((value, index) => round(value - (index % 2 ? y : x))),
      );
    [x, y] = points.length ? points.slice(-2) : [x, y];
  }
  return all;
}

function step(type, [dx, dy, ...others]) {
  if (type === 'L' && dy === 0) return `h${short([dx])}`;
  if (type === 'L' && dx === 0) return `v${short([dy])}`;
  return type.toLowerCase() + short([dx, dy, ...others]);
}

/** Numbers for path data, without the separators that SVG makes optional. */
function short(numbers) {
  return numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .reduce((all, next) => all + (all && !next.startsWith('-') ? ' ' : '') + next, '');
}
