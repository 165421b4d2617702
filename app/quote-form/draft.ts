import { stored } from '../../content/browser-storage.ts';
import type { Attempt } from '../forms/attempt.ts';

const { key: DRAFT_KEY } = stored.quoteDraft;

/** What was typed and not yet sent. */
export type Draft = {
  readonly values: Readonly<Record<string, string>>;
  /** The last attempt to send it. */
  readonly attempt?: Attempt | undefined;
  /** It was left to the browser to post: once that is confirmed, the draft is done. */
  readonly isPosted?: boolean;
};

/** The draft of this tab, if there is one. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    return draft && typeof draft.values === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft until the tab closes. Private windows may keep nothing. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // The page itself still holds what was typed.
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
