const TYPING = ['keydown', 'keypress', 'textInput', 'input', 'keyup'];

let hydrated = false;

/** Whether the first page is hydrated. */
export function isHydrated(): boolean {
  return hydrated;
}

/**
 * React hydrates synchronously on discrete events. Keeps keyboard events from reaching it until hydration is done, so
 * typing stays fluent; the browser still handles them.
 */
export function keepTypingFluent(): void {
  for (const type of TYPING) addEventListener(type, stopEvent, { capture: true });
}

/** Marks the first page as hydrated: in a variable, because the error page replaces the attributes of `<html>`, and in an attribute for tests. */
export function markHydrated(): void {
  hydrated = true;
  document.documentElement.dataset.hydrated = '';
  for (const type of TYPING) removeEventListener(type, stopEvent, { capture: true });
}

function stopEvent(event: Event): void {
  event.stopPropagation();
}
