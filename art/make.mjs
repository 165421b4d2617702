// Make the pictures: npm run art -- [names] [--preview]. Without names: all. A preview is a quarter of the size.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { encode, list } from './encode.mjs';

const folder = import.meta.dirname;
const scenes = readdirSync(`${folder}/scenes`)
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -3));
const preview = process.argv.includes('--preview');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const run = (command, ...words) => execFileSync(command, words, { stdio: 'inherit' });
const blender = (script, ...words) => run('blender', '-b', '-P', `${folder}/${script}.py`, '--', ...words);

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
for (const name of asked.length ? asked : scenes) {
  blender('render', name, preview ? '25' : '100', preview ? '16' : '48');
  blender('post', name);
  if (!preview) await encode(name);
}
run('python3', `${folder}/drawings/dakisolatie.py`);
await import('./drawings/randstad.mjs');
await list();
