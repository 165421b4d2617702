import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicSettings } from '../../shared/settings.ts';
import { readSiteFiles, type SiteFile, versionedPictures } from './files.ts';

/** Record of a build, written by `npm run build`. */
export type BuildRecord = {
  /** A hash of all sources and settings; a build with a different one is stale. */
  readonly inputs: string;
  readonly settings: PublicSettings;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The picture versions of this build and of earlier ones, newest first. */
  readonly pictureVersions: readonly string[];
};

export const RECORD_FILE = 'site.json';

export type BuiltSite = { readonly record: BuildRecord; readonly files: ReadonlyMap<string, SiteFile> };

/** The record of the build in `folder`; `undefined` without a complete build. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  const path = join(folder, RECORD_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Loads the built site into memory, with the assets of earlier builds for pages that are still open. */
export function loadBuiltSite(folder: string): BuiltSite {
  const record = readBuildRecord(folder);
  if (!record) throw new Error('The site is not built: run "npm run build" first');
  const files = new Map([...readSiteFiles(join(folder, 'earlier')), ...readSiteFiles(join(folder, 'client'))]);
  return { record, files: new Map([...files, ...versionedPictures(files, record.pictureVersions)]) };
}
