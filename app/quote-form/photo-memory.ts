import { stored } from '../../content/browser-storage.ts';
import { withStorage } from '../storage.ts';
import type { UploadRun } from './upload-run.ts';

/** A photo that was chosen for a request. */
export type Photo = { readonly id: number; readonly file: File };

/** The photos of a sent request. */
export type SentPhotos = {
  /** `undefined` when the backend returned none. */
  readonly reference: string | undefined;
  readonly run: UploadRun;
};

/**
 * The photos chosen for the next request, and those of the requests sent from this tab, newest first. They outlive the
 * page with the form, and end with the tab or a reload.
 */
export const photoMemory: { chosen: readonly Photo[]; sent: readonly SentPhotos[] } = { chosen: [], sent: [] };

/**
 * References of requests whose photos are being uploaded from this tab, or failed. A reload ends an upload and forgets its
 * photos, but not these.
 */
export const underway = {
  has: (reference: string) => read().includes(reference),
  add: (reference: string) => write([...read(), reference]),
  remove: (reference: string) => write(read().filter((other) => other !== reference)),
};

const { key } = stored.photosUnderway;

function read(): readonly string[] {
  return withStorage(() => sessionStorage.getItem(key))?.split(' ') ?? [];
}

function write(references: readonly string[]): void {
  withStorage(() =>
    references.length > 0 ? sessionStorage.setItem(key, references.join(' ')) : sessionStorage.removeItem(key),
  );
}
