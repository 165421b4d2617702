let shielded: readonly HTMLTextAreaElement[] = [];

/**
 * Hydration resets a textarea with a default value, which would lose text typed before. Ignores scripts' writes to
 * textareas until `releaseTypedText`.
 */
export function shieldTypedText(): void {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  shielded = [...document.querySelectorAll('textarea')];
  for (const area of shielded) {
    Object.defineProperty(area, 'value', { ...value, set: () => {} });
  }
}

/** Lets scripts write to textareas again, once the page is hydrated. */
export function releaseTypedText(): void {
  for (const area of shielded) Reflect.deleteProperty(area, 'value');
  shielded = [];
}
