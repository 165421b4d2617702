// Makes the display font: Besley in the one weight that headings use, with the letters that Dutch needs.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
const TARGET = 'app/fonts/besley-650.woff2';
const WEIGHT = 650;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = 'àáâäçèéêëìíîïñòóôöùúûü';
const signs = '€–—‘’“”…·²×%°';

// Besley's hyphen is short and too high: without it, the next font of the list draws one.
const letters = ascii.replace('-', '') + accented + accented.toUpperCase() + signs;
const font = await subsetFont(await readFile(SOURCE), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
await writeFile(TARGET, font);
console.log(`${TARGET}: ${font.length} bytes`);
