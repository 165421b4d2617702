import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDiskLow, makePrivateFolder } from './disk.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('the folder is made with its parents, and private', async () => {
  const folder = join(temporaryFolder(), 'a/b');
  await makePrivateFolder(folder, 'leads.sqlite');
  expect(modeOf(folder)).toBe(0o700);
});

test('a folder with our data becomes private, another one stays as it is', async () => {
  const [own, other] = [join(temporaryFolder(), 'own'), join(temporaryFolder(), 'other')];
  for (const folder of [own, other]) mkdirSync(folder);
  writeFileSync(join(own, 'leads.sqlite'), '');
  writeFileSync(join(other, 'x'), '');
  for (const folder of [own, other]) {
    chmodSync(folder, 0o755);
    await makePrivateFolder(folder, 'leads.sqlite');
  }
  expect([own, other].map(modeOf)).toEqual([0o700, 0o755]);
});

test.runIf(process.platform === 'linux')('a folder that cannot be made is an error', async () => {
  await expect(makePrivateFolder('/proc/x/y', 'leads.sqlite')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a folder that does not exist has no disk to run out of', async () => {
  expect(await isDiskLow(join(temporaryFolder(), 'none'))).toBe(false);
});
