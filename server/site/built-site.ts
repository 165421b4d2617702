import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicSettings } from '../../shared/settings.ts';
import { readSiteFiles, type SiteFile } from './files.ts';

/** What the build says of itself; written by `npm run build`. */
export type BuildRecord = {
  /** Of all sources and settings: tells whether a build is still current. */
  readonly inputs: string;
  readonly settings: PublicSettings;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

export const RECORD_FILE = 'site.json';

export type BuiltSite = { readonly record: BuildRecord; readonly files: ReadonlyMap<string, SiteFile> };

/** The record of the build in `folder`; nothing without a complete build. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  const path = join(folder, RECORD_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Loads the built site into memory, with the assets of earlier builds that pages still open may ask for. */
export function loadBuiltSite(folder: string): BuiltSite {
  const record = readBuildRecord(folder);
  if (!record) throw new Error('The site is not built: run "npm run build" first');
  const earlier = readSiteFiles(join(folder, 'earlier'));
  return { record, files: new Map([...earlier, ...readSiteFiles(join(folder, 'client'))]) };
}
