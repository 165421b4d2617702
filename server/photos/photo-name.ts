import { cleanLine } from '../../shared/text.ts';

/** In code points of up to four bytes: short enough for every file system. */
const LONGEST = 60;
/** In UTF-16 code units. Names are truncated to this before cleaning, because a name can be as long as the request. */
const LONGEST_READ = 500;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;
const RESERVED_CHARACTERS = /[<>:"/\\|?*]+/g;
const RESERVED_NAMES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Cleans a photo's name of any length for mails and file systems: at most 60 characters, then a dot and `extension`, that
 * of the stored photo.
 */
export function cleanPhotoName(name: string, extension = 'jpg'): string {
  const folder = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
  const base = cleanLine(
    name
      .slice(folder + 1)
      .slice(0, LONGEST_READ)
      .toWellFormed(),
  )
    .replace(EXTENSION, '')
    .replace(RESERVED_CHARACTERS, '-')
    .replace(/^[\s.-]+/, '');
  const short = [...base]
    .slice(0, LONGEST)
    .join('')
    .replace(/[\s.]+$/, '');
  return `${short.replace(RESERVED_NAMES, '$&-') || 'foto'}.${extension}`;
}
