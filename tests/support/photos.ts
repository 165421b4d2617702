import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Image files in a temporary folder, for the file input of a form. */
export type PhotoFolder = {
  /** Writes a file. Returns its path. */
  add(name: string, content: Uint8Array | string): string;
  remove(): void;
};

export function photoFolder(): PhotoFolder {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  return {
    add(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A picture whose left half is red and whose right half is blue. */
export function redAndBlue(width: number, height: number): Sharp {
  const half = Math.floor(width / 2);
  const blue = { create: { width: width - half, height, channels: 3 as const, background: '#1414dc' } };
  return sharp({ create: { width, height, channels: 3, background: '#dc1414' } }).composite([
    { input: blue, left: half, top: 0 },
  ]);
}

/** A photo as a phone writes it: rotated by its EXIF orientation, with the location where it was taken. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 22/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 53/1 0/1',
  };
  return redAndBlue(width, height)
    .withExif({ IFD0: { Model: 'Telefoon' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Whether a pixel is closer to red or to blue. */
export async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

/** The header of an iPhone photo (HEIC), which neither Chromium nor the server can decode. */
export const heic = Buffer.from('00000024667479706865696300000000686569636d6966314d6950726d69616600000000', 'hex');
