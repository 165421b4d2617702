import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { RECORD_FILE } from '../../server/site/files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_BUILD_MS = 120_000;
const SOURCES = [
  'app',
  'content',
  'shared',
  'server',
  'scripts',
  'public',
  '*.config.ts',
  'package*.json',
  '{,tests/}tsconfig*.json',
];

/** A copy of this project in a temporary folder, with the same packages. */
export type VariantSite = { readonly root: string; remove(): void };

/** Copies the project without its build. */
export function copyProject(): VariantSite {
  const root = mkdtempSync(join(tmpdir(), 'variant-'));
  for (const name of globSync(SOURCES, { cwd: ROOT })) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Runs one of the project's scripts in a copy of the project. Throws with its output when it fails. */
export function runScript(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stdout}${stderr}`);
}

/**
 * Copies the project and builds it with `settings`. The build is kept for the next time, until a source changes. Workers
 * that need the same build wait for the first one.
 */
export function buildVariant(settings: Readonly<Record<string, string>>): VariantSite {
  const variant = copyProject();
  const built = join(variant.root, 'build');
  const key = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
  const kept = join(ROOT, 'node_modules/.cache/variant-builds', key);
  mkdirSync(dirname(kept), { recursive: true });
  const lock = takeLock(`${kept}.lock`);
  if (existsSync(kept)) cpSync(kept, built, { recursive: true, preserveTimestamps: true });
  runScript(variant.root, ['scripts/build.ts', '--if-stale'], settings);
  if (recordOf(kept) !== recordOf(built)) keep(built, kept);
  lock.close();
  return variant;
}

/** Waits for an exclusive lock. SQLite releases it when its process exits for any reason. */
function takeLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: LONGEST_BUILD_MS });
  lock.exec('BEGIN EXCLUSIVE');
  return lock;
}

/** Replaces the kept build atomically: a killed process leaves no incomplete build. */
function keep(built: string, kept: string): void {
  const draft = `${kept}-${process.pid}`;
  cpSync(built, draft, { recursive: true, preserveTimestamps: true });
  rmSync(kept, { recursive: true, force: true });
  renameSync(draft, kept);
}

function recordOf(folder: string): string {
  const file = join(folder, RECORD_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
