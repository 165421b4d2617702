let shielded: readonly HTMLTextAreaElement[] = [];

/**
 * React sets a textarea that has a default value back to it when it hydrates. What was typed before the code
 * arrived must stay, so until `releaseTypedText` only the visitor can change a textarea.
 */
export function shieldTypedText(): void {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  shielded = [...document.querySelectorAll('textarea')];
  for (const area of shielded) {
    Object.defineProperty(area, 'value', { ...value, set: () => {} });
  }
}

/** Ends the shield, once the page is hydrated. */
export function releaseTypedText(): void {
  for (const area of shielded) Reflect.deleteProperty(area, 'value');
  shielded = [];
}
