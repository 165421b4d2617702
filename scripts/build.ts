// Builds the site: pages, their compressed forms, a record of the build, and the server's compiled code.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { settingsOrExit } from '../server/env.ts';
import { RECORD_FILE, readBuildRecord } from '../server/site/files.ts';
import type { PublicSettings } from '../shared/settings.ts';
import { compress } from './build/compress.ts';
import { inlineHashes } from './build/inline-hashes.ts';
import { hashInputs } from './build/inputs.ts';
import { writeStaticSite } from './build/static-site.ts';
import { tryStart } from './build/try-start.ts';

const FOLDER = 'build';

const settings = settingsOrExit();
const inputs = hashInputs(settings.public);
const current = readBuildRecord(FOLDER);
// In production any build will do: the server refuses to start with settings other than those of the build.
const good = current && (settings.production || current.inputs === inputs);
if (!process.argv.includes('--if-stale') || !good) await build(inputs, settings.public);

async function build(inputs: string, settings: PublicSettings): Promise<void> {
  console.log('Building the pages: up to a minute …');
  const start = performance.now();
  // A server that runs may write compiled code meanwhile.
  const options = { recursive: true, force: true, maxRetries: 5 };
  for (const old of [RECORD_FILE, 'compiled']) rmSync(`${FOLDER}/${old}`, options);
  const { status } = spawnSync('node_modules/.bin/react-router', ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
  await compress(`${FOLDER}/client`);
  const record = { inputs, settings, ...inlineHashes(`${FOLDER}/client`) };
  writeFileSync(`${FOLDER}/${RECORD_FILE}`, JSON.stringify(record, null, 2));
  if (settings.supabaseUrl) await writeStaticSite(FOLDER);
  if (!(await tryStart())) process.exit(1);
  console.log(`Built in ${Math.round((performance.now() - start) / 1000)} s.`);
}
