import { UploadError, type UploadOptions, uploadPhoto } from '../backend/upload-photo.ts';
import type { Photo } from './photo-memory.ts';
import { preparePhoto } from './prepare-photo.ts';

export type Upload = Photo & {
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Fraction sent, 0–1. */
  readonly progress: number;
  /** Why it failed, in Dutch. */
  readonly reason?: string | undefined;
  /** Whether a retry may succeed. */
  readonly retryable?: boolean;
};

/** The upload of one request's photos. `current` and `subscribe` are for `useSyncExternalStore`. */
export type UploadRun = ReturnType<typeof startUploads>;

const TRIES = 3;
const PAUSE_MS = 1500;

/**
 * Uploads the photos of an accepted request one after the other. Without a token the backend accepts no
 * photos: all of them fail. The run is independent of components: it continues across client-side navigation, and until
 * it ends the browser warns before leaving the site. `onEnd` gets the number of failed photos, and whether a page shows the
 * run.
 */
export function startUploads(
  token: string | undefined,
  photos: readonly Photo[],
  onEnd: (failed: number, isShown: boolean) => void,
) {
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = photos.map((photo) => ({
    ...photo,
    state: token ? 'waiting' : 'failed',
    progress: 0,
  }));

  function update(id: number, change: Partial<Upload>) {
    uploads = uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
    for (const listener of listeners) listener();
  }

  async function run(uploadToken: string) {
    // One listener per run: the end of one run must not remove another's.
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119.
      event.returnValue = true;
    };
    addEventListener('beforeunload', warn);
    for (const { id, file, state } of uploads) {
      if (state !== 'waiting') continue;
      update(id, { state: 'sending' });
      try {
        await sendPhoto(file, uploadToken, (progress) => update(id, { progress }));
        update(id, { state: 'done', progress: 1 });
      } catch (error) {
        console.error(error);
        const known = error instanceof UploadError;
        update(id, { state: 'failed', reason: known ? error.message : undefined, retryable: known && error.retry });
      }
    }
    removeEventListener('beforeunload', warn);
    const failed = uploads.filter(({ state }) => state === 'failed').length;
    onEnd(failed, listeners.size > 0);
  }

  if (token) void run(token);
  return {
    current: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Retries the photos that failed. */
    retry() {
      if (!token) return;
      for (const { id, retryable } of uploads) {
        if (retryable) update(id, { state: 'waiting', progress: 0, reason: undefined, retryable: false });
      }
      void run(token);
    },
  };
}

/** Shrinks a photo and uploads it, with up to three attempts. Throws an `UploadError`. */
async function sendPhoto(file: File, token: string, onProgress: UploadOptions['onProgress']): Promise<void> {
  const photo = await preparePhoto(file);
  for (let attempt = 1; ; attempt++) {
    try {
      return await uploadPhoto({ token, name: file.name, photo, onProgress });
    } catch (error) {
      if (!(error instanceof UploadError && error.retry) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
