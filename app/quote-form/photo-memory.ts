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
