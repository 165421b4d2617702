import type { PhotoChecker } from './checker.ts';
import { checkFile } from './format.ts';
import { cleanPhotoName } from './photo-name.ts';
import { refused } from './refusal.ts';
import { stripMetadata } from './strip-metadata.ts';

const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/**
 * Checks photos on hosts without native code. The rules are the same, but the picture is not decoded: it is stored as sent,
 * without its metadata. AVIF is refused, because its metadata can be anywhere in the file.
 */
export const plainPhotoChecker: Pick<PhotoChecker, 'check'> = {
  async check({ name, bytes }) {
    const result = checkFile(bytes);
    if ('refusal' in result) return refused(result.refusal);
    const { format } = result;
    if (format === 'avif') return refused('avif');
    const stripped = stripMetadata(bytes, format);
    if (!stripped) return refused('damaged');
    return {
      ok: true,
      photo: { name: cleanPhotoName(name, extensions[format]), type: `image/${format}`, bytes: stripped },
    };
  },
};
