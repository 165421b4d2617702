import { cleanLine } from '../../shared/text.ts';

/** In code points: with four bytes each still a name that every file system takes. */
const LONGEST = 60;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;
const RESERVED_CHARACTERS = /[<>:"/\\|?*]+/g;
const RESERVED_NAMES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A photo's name that is safe in a mail and on any disk, with the extension of what it has become. */
export function cleanPhotoName(name: string): string {
  const base = cleanLine(name.toWellFormed())
    .replace(/^.*[/\\](?=[^/\\]*$)/, '')
    .replace(EXTENSION, '')
    .replace(RESERVED_CHARACTERS, '-')
    .replace(/^[\s.-]+/, '');
  const short = [...base]
    .slice(0, LONGEST)
    .join('')
    .replace(/[\s.]+$/, '');
  return `${short.replace(RESERVED_NAMES, '$&-') || 'foto'}.jpg`;
}
