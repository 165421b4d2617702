// Makes the icons in public/ from favicon.svg: npm run icons
import { writeFileSync } from 'node:fs';
import { renderIcons } from './look/icons.ts';

for (const [name, bytes] of await renderIcons()) {
  writeFileSync(`public/${name}`, bytes);
  console.log(`public/${name}: ${bytes.length} bytes`);
}
