import { photoLimits } from '../../shared/photo-rules.ts';

type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Detects a file's format from its first bytes, not from its name or declared type; `undefined` for any other format. Only
 * these formats may reach the decoder, which also supports SVG, GIF, TIFF and more.
 */
function photoFormat(bytes: Uint8Array): PhotoFormat | undefined {
  const ascii = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  const boxLength = () => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (ascii(4, 8) === 'ftyp') return formatOfBrands(ascii(8, Math.min(boxLength(), 256)));
  return undefined;
}

/** Checks a file's size and first bytes. Returns its format, or why it is refused. */
export function checkFile(
  bytes: Uint8Array,
): { readonly format: Exclude<PhotoFormat, 'heic'> } | { readonly refusal: 'empty' | 'too-large' | 'type' | 'heic' } {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > photoLimits.bytes) return { refusal: 'too-large' };
  const format = photoFormat(bytes);
  if (format === undefined || format === 'heic') return { refusal: format ?? 'type' };
  return { format };
}

/** AVIF and HEIC share a container, and both may list the brand `mif1`. Only AVIF lists an AVIF brand. */
function formatOfBrands(brands: string): PhotoFormat | undefined {
  const listed = brands.match(/.{4}/gs) ?? [];
  if (listed.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return listed.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}
