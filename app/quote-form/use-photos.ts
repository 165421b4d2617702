import { useState } from 'react';
import { photoLimits, photoMessages } from '../../shared/photo-rules.ts';
import { loadOnce } from '../load-once.ts';

export type Photo = { readonly id: number; readonly file: File };

/** Photos by type, or by name when the browser gives no type: some systems do not know HEIC or AVIF. */
const PHOTO = /^image\/(?!svg|gif|tiff)/;
const PHOTO_NAME = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

let lastId = 0;

/** Loads the code that shows and uploads photos. */
export const loadPhotoCode = loadOnce(() => import('./photo-code.ts'));

export type Photos = ReturnType<typeof usePhotos>;

/** The photos chosen for a request, and messages about files that were refused. */
export function usePhotos() {
  const [chosen, setChosen] = useState<readonly Photo[]>([]);
  const [notices, setNotices] = useState<readonly string[]>([]);

  function add(files: readonly File[]) {
    const refused: string[] = [];
    const accepted = files.filter((file) => {
      const reason = refusal(file);
      if (reason) refused.push(`${file.name}: ${reason}`);
      return !reason;
    });
    const all = [...chosen, ...accepted.map((file) => ({ id: ++lastId, file }))];
    if (all.length > photoLimits.count) refused.push(photoMessages['too-many']);
    setChosen(all.slice(0, photoLimits.count));
    setNotices(refused);
  }

  function remove(id: number) {
    setChosen(chosen.filter((photo) => photo.id !== id));
    setNotices([]);
  }

  return { chosen, notices, add, remove };
}

function refusal(file: File): string | undefined {
  if (!(file.type ? PHOTO.test(file.type) : PHOTO_NAME.test(file.name))) return photoMessages.type;
  return file.size === 0 ? photoMessages.empty : undefined;
}
