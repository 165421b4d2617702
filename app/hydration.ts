const TYPING = ['keydown', 'keypress', 'textInput', 'input', 'keyup'];

let hydrated = false;

/** Whether React has taken over the page that the server sent. */
export function isHydrated(): boolean {
  return hydrated;
}

/**
 * Lets React take over the page between the letters that somebody types. It would answer each key by doing all of that
 * at once, and the letter would show only then; so until it is done, keys pass it by. The browser still acts on them.
 */
export function keepTypingFluent(): void {
  for (const type of TYPING) addEventListener(type, passBy, { capture: true });
}

/** Notes it here, for the error page renews `<html>` with all its attributes, and on the page, for the tests. */
export function markHydrated(): void {
  hydrated = true;
  document.documentElement.dataset.hydrated = '';
  for (const type of TYPING) removeEventListener(type, passBy, { capture: true });
}

function passBy(event: Event): void {
  event.stopPropagation();
}
