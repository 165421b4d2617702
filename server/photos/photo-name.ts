import { cleanFileName } from '../../shared/text.ts';

/** In code points of up to four bytes: short enough for every file system. */
const LONGEST = 60;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;
const RESERVED_CHARACTERS = /[<>:"/\\|?*]+/g;

/** Cleans a photo's name for mails and file systems: at most 60 characters, then `.jpg`, because photos are stored as JPEG. */
export const cleanPhotoName = (name: string) => `${cleanBase(name)}.jpg`;

/** Cleans the name of a file that is not stored, of at most 60 characters and its own extension. */
export const cleanRefusedName = (name: string) => cleanBase(name) + (EXTENSION.exec(name)?.[0] ?? '');

function cleanBase(name: string): string {
  const folder = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
  const base = cleanFileName(name.slice(folder + 1))
    .replace(EXTENSION, '')
    .replace(RESERVED_CHARACTERS, '-')
    .replace(/^[\s.-]+/, '');
  const short = [...base].slice(0, LONGEST).join('');
  return short.replace(/[\s.]+$/, '') || 'foto';
}
