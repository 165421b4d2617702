import { stored } from '../../content/browser-storage.ts';
import type { Attempt } from '../forms/attempt.ts';

const { key: DRAFT_KEY } = stored.quoteDraft;

/** What was typed and not yet sent. */
export type Draft = {
  readonly values: Readonly<Record<string, string>>;
  /** The last attempt to send it, with its idempotency key. */
  readonly attempt?: Attempt | undefined;
  /** The browser posted the form itself: delete the draft once the confirmation shows. */
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

/** Stores the draft until the tab closes. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage may be unavailable in private windows; the fields still hold the text.
  }
}

/** Deletes the draft. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage there is no draft.
  }
}
