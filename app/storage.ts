import { type stored, storedItems } from '../content/browser-storage.ts';
import { facts } from '../content/facts.ts';

const KEPT_MS = facts.cookies.functionalYears * 365 * 24 * 60 * 60 * 1000;

type Choice = Extract<(typeof stored)[keyof typeof stored], { store: 'localStorage' }>;

/** Stores a choice for as long as the cookie page says; `null` removes it. The value is `<expiry in ms> <choice>`. */
export function remember({ key }: Choice, choice: string | null): void {
  withStorage(() => {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, `${Date.now() + KEPT_MS} ${choice}`);
  });
}

/** The stored choice, if there is one that has not expired. */
export function recall({ key }: Choice): string | undefined {
  const [end, choice] = withStorage(() => localStorage.getItem(key))?.split(' ') ?? [];
  return Number(end) > Date.now() ? choice : undefined;
}

/** Deletes all items that are not functional, such as those of an analytics script when consent is withdrawn. */
export function forgetOptional(): void {
  const functional = storedItems.filter(({ category }) => category === 'functional').map(({ key }) => key);
  withStorage(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (!functional.includes(key)) storage.removeItem(key);
    }
  });
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) if (name && !functional.includes(name)) deleteCookie(name);
}

/** Deletes a cookie of this host and of every parent domain: scripts cannot see which one set it. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari and on plain HTTP
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}

/** The result of reading or writing browser storage; `undefined` where the browser refuses that, as private windows may. */
export function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
