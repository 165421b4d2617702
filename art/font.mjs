// Makes the fonts of the site, with the letters that Dutch needs.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = 'àáâäçèéêëìíîïñòóôöùúûü';
const letters = `${ascii}${accented}${accented.toUpperCase()}€–—‘’“”…·²×%°`;

const fonts = [
  // Headings use one weight. Besley's hyphen is short and too high: without it, the next font of the list draws one.
  { name: 'besley', file: 'besley-650', axis: 650, text: letters.replace('-', '') },
  // Running text and what is bold in it. Without kerning, which closes the space after a hyphen: "zink- en loodwerk".
  {
    name: 'public-sans',
    file: 'public-sans',
    axis: { min: 400, max: 700 },
    text: `${letters}›\u00a0`,
    keepFeatures: [],
  },
];

for (const { name, file, axis, text, keepFeatures } of fonts) {
  const folder = `node_modules/@fontsource-variable/${name}`;
  const source = await readFile(`${folder}/files/${name}-latin-wght-normal.woff2`);
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: axis },
    keepFeatures,
  });
  await writeFile(`app/fonts/${file}.woff2`, font);
  await copyFile(`${folder}/LICENSE`, `app/fonts/${name}-license.txt`);
  console.log(`${file}.woff2: ${font.length} bytes`);
}
