import { stored } from '../../content/browser-storage.ts';
import { withStorage } from '../storage.ts';

/** What was typed and not yet sent. */
export type Draft = {
  readonly values: Readonly<Record<string, string>>;
  /** The number of photos that were chosen. They are lost with the page. */
  readonly photoCount?: number;
};

export type DraftStore = ReturnType<typeof draftIn>;

export const quoteDraft = draftIn(stored.quoteDraft.key);
export const contactDraft = draftIn(stored.contactDraft.key);

/** The draft of a form in this tab, kept until the tab closes. Without storage there is none; the fields still hold the text. */
function draftIn(key: string) {
  function read(): Draft | undefined {
    const draft = withStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return typeof draft?.values === 'object' ? draft : undefined;
  }
  return {
    read,
    change: (changes: Partial<Draft>) =>
      withStorage(() => sessionStorage.setItem(key, JSON.stringify({ values: {}, ...read(), ...changes }))),
    clear: () => withStorage(() => sessionStorage.removeItem(key)),
  };
}

/** Fills in a draft's values, only in untouched fields: something may have been typed since the page loaded. */
export function fillIn(form: HTMLFormElement, { values }: Draft): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (value && field.value === field.defaultValue) field.value = value;
  }
}
