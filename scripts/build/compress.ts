import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Writes a `.br` next to every text file below `folder`, at maximum compression. */
export async function compress(folder: string): Promise<void> {
  await Promise.all(
    globSync(`${folder}/**/*.{html,js,css,svg,txt,xml,webmanifest}`).map(async (path) => {
      const bytes = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
    }),
  );
}
