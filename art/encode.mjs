// Encode the finished pictures to AVIF, in the widths of app/pictures.json, each with one WebP as a fallback.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const work = `${import.meta.dirname}/work`;
const images = `${import.meta.dirname}/../public/pictures`;
const catalogue = JSON.parse(readFileSync(`${import.meta.dirname}/../app/pictures.json`, 'utf8'));
const KB = 1000;
/** Widths in pixels of a picture that chooses no others, as in `picture.tsx`. */
const WIDTHS = [780, 1200];
const QUALITY = 58;
/** Below this spread a picture looks enlarged or smeared: ours have 6 to 24, one at half size 2 to 4. */
const SOFT = 5;

/** The standard deviation of the Laplacian of a picture's grey values: how much fine detail it has. */
async function spread(source) {
  const { data, info } = await sharp(source).flatten().greyscale().raw().toBuffer({ resolveWithObject: true });
  let [sum, squares, count] = [0, 0, 0];
  for (let i = info.width + 1; i < data.length - info.width - 1; i++) {
    const edge = data[i - 1] + data[i + 1] + data[i - info.width] + data[i + info.width] - 4 * data[i];
    [sum, squares, count] = [sum + edge, squares + edge * edge, count + 1];
  }
  return Math.sqrt(squares / count - (sum / count) ** 2);
}

/** Encode at the highest quality, at most `best`, whose file is at most `limit` bytes. A binary search. */
async function encodeWithin(limit, best, write) {
  const finest = await write(best);
  if (finest.length <= limit) return finest;
  let [low, high] = [22, best];
  while (high - low > 3) {
    const middle = Math.round((low + high) / 2);
    if ((await write(middle)).length > limit) high = middle;
    else low = middle;
  }
  return write(low);
}

/** Write `<name>.<format>`, at most `limit` bytes, from the PNG `pixels`; `format` is a method of sharp. */
async function writePicture(name, pixels, format, limit, options) {
  const write = (quality) =>
    sharp(pixels)
      [format]({ ...options, quality })
      .toBuffer();
  const bytes = await encodeWithin(limit, options.quality, write);
  writeFileSync(`${images}/${name}.${format}`, bytes);
  console.log(`${name}.${format}: ${(bytes.length / KB).toFixed(1)} kB`);
}

/** Encode all sizes of one picture, from work/<name>.png. */
export async function encode(name) {
  const source = `${work}/${name}.png`;
  const day = name.replace('-night', '');
  const { widths = WIDTHS } = catalogue[day] ?? catalogue[day.split('-').at(-1)];
  const widest = Math.max(...widths);
  const whole = await sharp(source).metadata();
  const detail = await spread(source);
  if (whole.width < widest || detail < SOFT)
    throw new Error(`${source} is soft: ${whole.width} px wide, detail ${detail.toFixed(1)}. Render it at full size.`);
  const { width, height } = whole;
  // An upright picture has more pixels for its width than the usual 8:5.
  const share = height > width ? 1.25 : 1;
  for (const width of widths) {
    const usual =
      share *
      (width > 1500 ? 80 * KB : width > 1000 ? 42 * KB : width > 700 ? 31 * KB : width > 400 ? 14.8 * KB : 5.5 * KB);
    // At night no heavier than by day.
    const limit = name === day ? usual : Math.min(usual, statSync(`${images}/${day}-${width}.avif`).size);
    const tall = Math.round((width * whole.height) / whole.width);
    const pixels = await sharp(source).resize(width, tall, { kernel: 'lanczos3' }).png().toBuffer();
    await writePicture(`${name}-${width}`, pixels, 'avif', limit, { quality: QUALITY, effort: 5 });
    // Few browsers have no AVIF: one size is enough for them, and it may be heavier. By day, if CSS never shows the night alone.
    const fallback = { quality: 78, effort: 6, smartSubsample: true };
    if (width === widest && !/-(detail|section|stage)-night$/.test(name))
      await writePicture(name, pixels, 'webp', limit * 1.5, fallback);
  }
}

/** Write the positions of the labels of the hero, in units of the drawing over it. */
export function writePlaces() {
  const { points } = JSON.parse(readFileSync(`${import.meta.dirname}/places/hero.json`, 'utf8'));
  const size = [1500, 1000];
  const pixels = ([x, y]) => [Math.round(x * size[0]), Math.round(y * size[1])];
  const places = {
    size,
    points: Object.fromEntries(Object.entries(points).map(([name, point]) => [name, pixels(point)])),
  };
  writeFileSync(`${import.meta.dirname}/../app/house.json`, `${JSON.stringify(places, null, 2)}\n`);
}
