import { reportToServer } from './report-error.ts';

let missing = false;

/**
 * Whether some of this page's code failed to load. That is final: Firefox and WebKit do not fetch a failed module again
 * for the life of the page. What needs the code must then work without it.
 */
export function isCodeMissing(): boolean {
  return missing;
}

/** Calls `load` once and keeps its outcome, a failure too. */
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
