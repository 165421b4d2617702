import { type stored, storedItems } from '../content/browser-storage.ts';
import { facts } from '../content/facts.ts';

const KEPT_MS = facts.cookies.functionalYears * 365 * 24 * 60 * 60 * 1000;

type Choice = Extract<(typeof stored)[keyof typeof stored], { store: 'localStorage' }>;

/** Remembers a choice for as long as the cookie page says, or forgets it with `null`. Kept as `<end in ms> <choice>`. */
export function remember({ key }: Choice, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, `${Date.now() + KEPT_MS} ${choice}`);
  } catch {
    // Private windows may refuse: the choice then holds for this page.
  }
}

/** A remembered choice; none when its time is over, or where the browser keeps nothing. */
export function recall({ key }: Choice): string | undefined {
  try {
    const [end, choice] = localStorage.getItem(key)?.split(' ') ?? [];
    return Number(end) > Date.now() ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes all that is not functional: what a script has left whose consent is gone. */
export function forgetOptional(): void {
  const functional = storedItems.filter(({ category }) => category === 'functional').map(({ key }) => key);
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (!functional.includes(key)) storage.removeItem(key);
    }
  } catch {
    // Where the browser keeps nothing, there is nothing to delete.
  }
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) if (name && !functional.includes(name)) deleteCookie(name);
}

/** A cookie may belong to this host or to a domain above it, which its reader isn't told. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari and on plain HTTP
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}
