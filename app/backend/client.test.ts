import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createBackend } from './client.ts';

const stored = new Map<string, string>();

/** The part of `localStorage` that the client uses. */
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => stored.clear());
afterAll(() => vi.unstubAllGlobals());

test('Q8 · without a key the set-up fails', () => {
  expect(() => createBackend('http://x', '')).toThrow('supabaseKey is required.');
});

test('Q8 · the session lives in local storage and renews itself; a visitor has none', async () => {
  const { auth } = createBackend('http://x', 'key');
  expect(auth).toMatchObject({ persistSession: true, autoRefreshToken: true, storage: localStorage });
  expect((await auth.getSession()).data.session).toBeNull();
  expect(stored.size).toBe(0);
  await auth.stopAutoRefresh();
});
