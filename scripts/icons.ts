// Makes the icons in public/ from favicon.svg, and the sprite of the menus' icons: npm run icons
import { writeFileSync } from 'node:fs';
import { drawMenuIcons, menuIconsFile, renderIcons } from './look/icons.ts';

for (const [name, bytes] of await renderIcons()) {
  writeFileSync(`public/${name}`, bytes);
  console.log(`public/${name}: ${bytes.length} bytes`);
}

writeFileSync(menuIconsFile, drawMenuIcons());
console.log(menuIconsFile);
