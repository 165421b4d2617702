import { stored } from '../../content/browser-storage.ts';
import { ownWords } from '../../shared/service-query.ts';
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

/** The draft of a form in this tab, kept until the tab closes; without storage until the page is loaded again. */
function draftIn(key: string) {
  let inMemory: Draft | undefined;
  function read(): Draft | undefined {
    const draft = withStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return typeof draft?.values === 'object' ? draft : inMemory;
  }
  return {
    read,
    change(changes: Partial<Draft>) {
      inMemory = { values: {}, ...read(), ...changes };
      withStorage(() => sessionStorage.setItem(key, JSON.stringify(inMemory)));
    },
    clear() {
      inMemory = undefined;
      withStorage(() => sessionStorage.removeItem(key));
    },
  };
}

/**
 * Fills in a draft's values, only in untouched fields: something may have been typed since the page loaded. The
 * subject that the present link filled in replaces that of an earlier link in the draft.
 */
export function fillIn(form: HTMLFormElement, { values }: Draft): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (!value || field.value !== field.defaultValue) continue;
    const own = ownWords(value);
    field.value = field.defaultValue && own !== value.trim() ? field.defaultValue + own : value;
  }
}
