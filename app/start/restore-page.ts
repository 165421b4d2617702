const STATEFUL = 'input, textarea, details';

/**
 * A translator or a password manager may have changed the page: React then discards it and builds it anew. Returns a
 * function, to be called at that moment, which brings back fields, files, open details, focus and scroll position.
 */
export function rememberPage(): () => void {
  const before = statefulByKey();
  let focused = document.activeElement;
  let position = scrollY;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  const noteScroll = () => {
    position = scrollY;
  };
  addEventListener('focusin', noteFocus);
  addEventListener('scroll', noteScroll, { passive: true });

  return () => {
    removeEventListener('focusin', noteFocus);
    removeEventListener('scroll', noteScroll);
    if (focused?.isConnected && [...before.values()].every((element) => element.isConnected)) return;
    // After the event that React is handling: its default action still changes the old element.
    setTimeout(() => {
      const after = statefulByKey();
      for (const [key, old] of before) {
        const fresh = after.get(key);
        if (!fresh || fresh === old) continue;
        copyState(old, fresh);
        if (old === focused) {
          fresh.focus({ preventScroll: true });
          if (old.selectionStart) fresh.setSelectionRange(old.selectionStart, old.selectionEnd);
        }
        if (old.firstChild === focused) (fresh.firstChild as HTMLElement).focus({ preventScroll: true });
      }
      scrollTo(0, position);
    });
  };
}

/** The elements with a state, by what is the same before and after: an extension may have inserted others. */
function statefulByKey(): Map<string, Stateful> {
  const counts = new Map<string, number>();
  const found = new Map<string, Stateful>();
  for (const element of document.querySelectorAll<Stateful>(STATEFUL)) {
    const choice = element.type === 'radio' ? element.value : '';
    const key = [element.localName, element.getAttribute('name'), choice].join(' ');
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    found.set(`${key} ${count}`, element);
  }
  return found;
}

/** What an element has of these depends on its kind. */
type Stateful = HTMLInputElement & HTMLDetailsElement;

function copyState(from: Stateful, to: Stateful): void {
  if (from.localName === 'details') to.open = from.open;
  else if (from.type === 'radio') {
    if (from.checked && !to.checked) to.click();
  } else if (from.type === 'file') {
    if (!from.files?.length) return;
    to.files = from.files;
    to.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (from.value !== to.value) {
    to.value = from.value;
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
