import { facts } from '../content/facts.ts';

const KEPT_MS = facts.cookies.functionalYears * 365 * 24 * 60 * 60 * 1000;

/** Remembers a choice for as long as the cookie page says, or forgets it with `null`. Kept as `<end in ms> <choice>`. */
export function remember(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, `${Date.now() + KEPT_MS} ${choice}`);
  } catch {
    // Private windows may refuse: the choice then holds for this page.
  }
}

/** A remembered choice; none when its time is over, or where the browser keeps nothing. */
export function recall(key: string): string | undefined {
  try {
    const [end, choice] = localStorage.getItem(key)?.split(' ') ?? [];
    return Number(end) > Date.now() ? choice : undefined;
  } catch {
    return undefined;
  }
}
