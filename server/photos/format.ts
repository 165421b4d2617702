/** What kind of file a photo is by its content; `undefined` for anything that isn't listed. */
type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Judges by the first bytes, never by name or declared type. The decoder would also take SVG, GIF, TIFF and more: a file
 * that isn't one of these never reaches it.
 */
export function photoFormat(bytes: Uint8Array): PhotoFormat | undefined {
  const ascii = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp') return formatOfBrands(ascii(8, Math.min(typeBoxLength(bytes), 256)));
  return undefined;
}

/** AVIF and HEIC share a container, and both may name the brand `mif1`: only HEIC lacks the AVIF one. */
function formatOfBrands(brands: string): PhotoFormat | undefined {
  const named = brands.match(/.{4}/gs) ?? [];
  if (named.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return named.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

function typeBoxLength(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}
