import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [br, gz] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a `.br` and a `.gz` next to every text file below `folder`, at maximum compression. */
export async function compress(folder: string): Promise<void> {
  await Promise.all(
    globSync(`${folder}/**/*.{html,js,css,svg,txt,xml,webmanifest}`).map(async (path) => {
      const bytes = await readFile(path);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [small, smallish] = await Promise.all([br(bytes, { params: quality }), gz(bytes, { level: 9 })]);
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, smallish)]);
    }),
  );
}
