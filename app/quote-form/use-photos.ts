import { useEffect, useState } from 'react';
import { isHeic, photoLimits, photoMessages, photosLost } from '../../shared/photo-rules.ts';
import { quoteDraft } from '../forms/draft.ts';
import { type Photo, photoMemory } from './photo-memory.ts';

/** Photos by type, or by name when the browser gives no type: some systems do not know HEIC or AVIF. */
const PHOTO = /^image\/(?!svg|gif|tiff)/;
const PHOTO_NAME = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

let lastId = 0;

export type Photos = ReturnType<typeof usePhotos>;

/** The photos chosen for a request, and messages about files that were refused or are gone. `lost` came with a refused form post. */
export function usePhotos(lost = 0) {
  const [chosen, setChosen] = useState(photoMemory.chosen);
  const [notices, setNotices] = useState<readonly string[]>(lost > 0 ? [photosLost(lost)] : []);

  useEffect(() => {
    const before = quoteDraft.read()?.photoCount ?? 0;
    if (before > 0 && photoMemory.chosen.length === 0) setNotices([photosLost(before)]);
  }, []);

  function choose(photos: readonly Photo[]) {
    photoMemory.chosen = photos;
    setChosen(photos);
    quoteDraft.change({ photoCount: photos.length });
  }

  function add(files: readonly File[]) {
    const refused: string[] = [];
    const known = new Set(photoMemory.chosen.map(({ file }) => identity(file)));
    const accepted = files.filter((file) => {
      const reason = refusal(file);
      if (reason) refused.push(`${file.name}: ${reason}`);
      // The backend stores a photo once, and would wait for the second.
      const isNew = !known.has(identity(file));
      known.add(identity(file));
      return !reason && isNew;
    });
    const all = [...photoMemory.chosen, ...accepted.map((file) => ({ id: ++lastId, file }))];
    if (all.length > photoLimits.count) refused.push(photoMessages['too-many']);
    choose(all.slice(0, photoLimits.count));
    setNotices(refused);
  }

  function remove(id: number) {
    choose(photoMemory.chosen.filter((photo) => photo.id !== id));
    setNotices([]);
  }

  /** Called when this browser cannot open a photo. An iPhone photo would be refused after sending: Safari opens them, and sends a JPEG. */
  function undecodable({ id, file }: Photo) {
    // It may have been removed, or sent, while the browser tried.
    if (!isHeic(file) || !photoMemory.chosen.some((photo) => photo.id === id)) return;
    choose(photoMemory.chosen.filter((photo) => photo.id !== id));
    setNotices((shown) => [...shown, `${file.name}: ${photoMessages.heic}`]);
  }

  return { chosen, notices, add, remove, undecodable };
}

/** The same for a file that is chosen again. */
function identity({ name, size, lastModified }: File): string {
  return `${size} ${lastModified} ${name}`;
}

function refusal(file: File): string | undefined {
  if (!(file.type ? PHOTO.test(file.type) : PHOTO_NAME.test(file.name))) return photoMessages.type;
  return file.size === 0 ? photoMessages.empty : undefined;
}
