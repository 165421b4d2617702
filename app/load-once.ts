import { reportToServer } from './report-error.ts';

let missing = false;

/**
 * Whether a chunk of this page failed to load. That is final: Firefox and WebKit never retry a failed import within a
 * page. Callers then need a fallback without the code.
 */
export function isCodeMissing(): boolean {
  return missing;
}

/** Calls `load` once and caches its outcome, failures included. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      missing = true;
      reportToServer(error);
      throw error;
    });
    return loaded;
  };
}
