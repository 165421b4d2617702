import { cleanLine } from '../../shared/text.ts';

/** In code points: at four bytes each still short enough for every file system. */
const LONGEST = 60;
/** Names are truncated to this before cleaning, in UTF-16 units: a name can be as long as the request. */
const LONGEST_READ = 500;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;
const RESERVED_CHARACTERS = /[<>:"/\\|?*]+/g;
const RESERVED_NAMES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Gives a photo's name that is safe in a mail and on any disk, with the extension of what it has become: at most 60
 * characters and a dot with `extension`. Takes a name of any length.
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
