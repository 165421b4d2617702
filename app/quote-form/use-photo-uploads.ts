import { useEffect, useRef, useState } from 'react';
import { UploadError, uploadPhoto } from '../backend/upload-photo.ts';
import { preparePhoto } from './prepare-photo.ts';
import type { Photo } from './use-photos.ts';

const TRIES = 3;
const PAUSE_MS = 1500;

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
        await sendWithRetry(token.current, photo, position, (progress) => update(photo.id, { progress }));
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

async function sendWithRetry(token: string, { file }: Photo, position: number, onProgress: (share: number) => void) {
  const photo = await preparePhoto(file);
  for (let attempt = 1; ; attempt++) {
    try {
      return await uploadPhoto({ token, position, name: file.name, photo, onProgress });
    } catch (error) {
      if (!(error instanceof UploadError && error.retry) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
