import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = globSync('{*.md,docs/*.md,docs/decisions/*.md,art/*.md,.github/**/*.{md,yml}}');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Paths that exist only on a machine where the site was built or run. */
const MADE = /^(build|data|shots|test-results|node_modules)\//;
/** A path in backticks belongs to this project when it begins with one of these. */
const FOLDERS = globSync('*/').map((folder) => folder.replace(/\/$/, ''));

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names npm commands that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('links to files that exist', () => {
    const links = [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)#\s]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    const local = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(local.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  test('names paths that exist', () => {
    const quoted = [...text.matchAll(/`([\w.@{},*-]+\/[\w./@{},*-]*)`/g)].map(([, path = '']) => path);
    const paths = quoted.filter((path) => FOLDERS.includes(path.split('/')[0] ?? '') && !MADE.test(path));
    expect(paths.filter((path) => globSync(path).length === 0)).toEqual([]);
  });
});

test('the drawings in docs/architecture.md name files that exist', () => {
  const drawings =
    readFileSync('docs/architecture.md', 'utf8')
      .match(/```mermaid\n[^`]*```/g)
      ?.join('') ?? '';
  const drawn = drawings.match(/[\w/-]+\.ts\b/g)?.map((file) => file.replace(/^shared\//, '')) ?? [];
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((file) => globSync(`{server,shared}/**/${file}`).length === 0)).toEqual([]);
});

test('package.json has no command that README.md leaves out', () => {
  const readme = readFileSync('README.md', 'utf8');
  const named = new Set([...readme.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});
