import { expect, test } from 'vitest';
import { isDiskLow } from './disk.ts';

test('a folder that does not exist has no disk to run out of', async () => {
  expect(await isDiskLow('/none/such')).toBe(false);
});
