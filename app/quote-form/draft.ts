import { stored } from '../../content/browser-storage.ts';
import type { Attempt } from '../forms/attempt.ts';

const { key: DRAFT_KEY } = stored.quoteDraft;

/** What was typed and not yet sent, and the last try to send it. */
export type Draft = { readonly values: Readonly<Record<string, string>>; readonly attempt?: Attempt | undefined };

/** The draft of this tab, if there is one. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    return draft && typeof draft.values === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft until the tab closes, where the browser allows. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Without storage the page itself still holds what was typed.
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept.
  }
}
