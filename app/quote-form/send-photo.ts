import { UploadError } from '../backend/errors.ts';
import { type PhotoUpload, uploadPhoto } from '../backend/upload-photo.ts';
import { preparePhoto } from './prepare-photo.ts';

const TRIES = 3;
const PAUSE_MS = 1500;

type Sending = Omit<PhotoUpload, 'name' | 'photo'> & { readonly file: File };

/** Shrinks a photo and uploads it, with up to three attempts. Throws an `UploadError`. */
export async function sendPhoto({ file, ...upload }: Sending): Promise<void> {
  const photo = await preparePhoto(file);
  for (let attempt = 1; ; attempt++) {
    try {
      return await uploadPhoto({ ...upload, name: file.name, photo });
    } catch (error) {
      if (!(error instanceof UploadError && error.retry) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
