// Encode the finished pictures to AVIF and WebP, and list them in app/pictures.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const work = `${import.meta.dirname}/work`;
const images = `${import.meta.dirname}/../public/pictures`;
const catalogue = `${import.meta.dirname}/../app/pictures.json`;
const choices = JSON.parse(readFileSync(`${import.meta.dirname}/pictures.json`, 'utf8'));
const KB = 1000;

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

/** Write one size of a picture in both formats. `limit` is for AVIF; WebP may be 1.5 times as large. */
async function writeSize(picture, name, width, height, limit, quality) {
  const pixels = await picture.resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
  const avif = await encodeWithin(limit, quality, (q) => sharp(pixels).avif({ quality: q, effort: 5 }).toBuffer());
  const webp = await encodeWithin(limit * 1.5, 78, (q) =>
    sharp(pixels).webp({ quality: q, effort: 6, smartSubsample: true }).toBuffer(),
  );
  writeFileSync(`${images}/${name}-${width}.avif`, avif);
  writeFileSync(`${images}/${name}-${width}.webp`, webp);
  console.log(`${name}-${width}: avif ${(avif.length / KB).toFixed(1)} kB, webp ${(webp.length / KB).toFixed(1)} kB`);
}

/** Encode all sizes of one picture, from work/<name>.png. */
export async function encode(name) {
  const source = `${work}/${name}.png`;
  const { quality = 58, widths = [1200, 640, 320] } = choices[name.endsWith('-detail') ? 'detail' : name];
  const whole = await sharp(source).metadata();
  for (const width of widths) {
    const limit = width > 1000 ? 42 * KB : width > 700 ? 31 * KB : width > 400 ? 14.8 * KB : 5.5 * KB;
    await writeSize(sharp(source), name, width, Math.round((width * whole.height) / whole.width), limit, quality);
  }
}

/** Write the list of pictures that the site reads: the widths of a render; a drawing has none. */
export function writeCatalogue() {
  const entries = Object.entries(choices)
    .filter(([name, { widths = [1200, 640, 320] }]) =>
      [`${name}.svg`, `${name}-${widths[0]}.webp`, `dakinspectie-${name}-${widths[0]}.webp`].some((file) =>
        existsSync(`${images}/${file}`),
      ),
    )
    .map(([name, { widths = [1200, 640, 320], height }]) => {
      const sizes = existsSync(`${images}/${name}.svg`) ? {} : { widths: widths.toSorted((a, b) => a - b) };
      return [name, { ...sizes, ...(height && { height }) }];
    });
  writeFileSync(catalogue, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  writePlaces();
}

/** Write the positions of the labels and lights of the hero, in pixels of its largest file. */
function writePlaces() {
  const { size, points, panes } = JSON.parse(readFileSync(`${import.meta.dirname}/places/hero.json`, 'utf8'));
  const pixels = ([x, y]) => [Math.round(x * size[0]), Math.round(y * size[1])];
  const places = {
    size,
    points: Object.fromEntries(Object.entries(points).map(([name, point]) => [name, pixels(point)])),
    panes: panes.map((pane) => pane.map(pixels)),
  };
  writeFileSync(`${import.meta.dirname}/../app/house.json`, `${JSON.stringify(places, null, 2)}\n`);
}
