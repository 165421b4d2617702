// Writes today's date for each page whose content has changed. The sitemap contains these dates.
import { writeFileSync } from 'node:fs';
import { updated } from '../content/updated.ts';
import { fingerprint, pageContents } from './content/page-contents.ts';

const FILE = new URL('../content/updated.ts', import.meta.url);
const today = new Date().toISOString().slice(0, 10);

const lines = [...pageContents].map(([path, content]) => {
  const print = fingerprint(content);
  const before = updated[path];
  const on = before?.print === print ? before.on : today;
  if (on !== before?.on) console.log(`${path}: ${on}`);
  return `  '${path}': { on: '${on}', print: '${print}' },\n`;
});

writeFileSync(
  FILE,
  `/** When the content of each page last changed, and its hash. Written by \`npm run date-content\`. */
export const updated: Readonly<Record<string, { readonly on: string; readonly print: string }>> = {
${lines.join('')}};
`,
);
