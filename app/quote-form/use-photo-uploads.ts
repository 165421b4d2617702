import { useEffect, useRef, useState } from 'react';
import { UploadError } from '../backend/errors.ts';
import { loadPhotoCode, type Photo } from './use-photos.ts';

export type Upload = Photo & {
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Share that has been sent, 0–1. */
  readonly progress: number;
  readonly reason?: string;
};

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/** Sends the photos of an accepted request one after the other; a failed one never harms the request. */
export function usePhotoUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const token = useRef('');
  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');

  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy]);

  function update(id: number, change: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  async function run(queue: readonly { photo: Photo; position: number }[]) {
    for (const { photo, position } of queue) {
      update(photo.id, { state: 'sending', progress: 0 });
      try {
        const { sendPhoto } = await loadPhotoCode();
        await sendPhoto({
          token: token.current,
          position,
          file: photo.file,
          onProgress: (progress) => update(photo.id, { progress }),
        });
        update(photo.id, { state: 'done', progress: 1 });
      } catch (error) {
        console.error(error);
        update(photo.id, {
          state: 'failed',
          reason: error instanceof UploadError ? error.message : 'Versturen is niet gelukt',
        });
      }
    }
  }

  function start(uploadToken: string, photos: readonly Photo[]) {
    token.current = uploadToken;
    setUploads(photos.map((photo) => ({ ...photo, state: 'waiting', progress: 0 })));
    void run(photos.map((photo, position) => ({ photo, position })));
  }

  function retry() {
    const failed = uploads
      .map((photo, position) => ({ photo, position }))
      .filter(({ photo }) => photo.state === 'failed');
    for (const { photo } of failed) update(photo.id, { state: 'waiting', progress: 0 });
    void run(failed);
  }

  return { uploads, busy, start, retry };
}
