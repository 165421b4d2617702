// Render the pictures and write the drawings.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { encode, writePlaces } from './encode.mjs';

const folder = import.meta.dirname;
const scenes = readdirSync(`${folder}/scenes`)
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -3));
const { values, positionals: names } = parseArgs({
  options: { preview: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit' });
const blender = (script, ...args) => run('blender', '-b', '-P', `${folder}/${script}.py`, '--', ...args);

if (values.help) {
  console.log(
    'node art/make.mjs [names] [--preview]\nWithout names: all pictures. A preview is a quarter of the size and is not encoded.',
  );
  process.exit();
}
mkdirSync(`${folder}/work`, { recursive: true });
if (!existsSync(`${folder}/work/nlm.so`))
  run(
    'gcc',
    '-O3',
    '-march=native',
    '-fopenmp',
    '-ffast-math',
    '-shared',
    '-fPIC',
    `${folder}/nlm.c`,
    '-o',
    `${folder}/work/nlm.so`,
    '-lm',
  );
for (const name of names.length ? names : scenes) {
  blender('render', name, values.preview ? '25' : '100', values.preview ? '16' : '48');
  blender('post', name);
  if (!values.preview) await encode(name);
}
await import('./drawings/randstad.mjs');
await import('./drawings/office.mjs');
writePlaces();
