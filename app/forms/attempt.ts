/** An attempt to send `body`; `key` is its idempotency key. */
export type Attempt = { readonly key: string; readonly body: string };

/** Returns the last attempt if it has the same body, otherwise one with a new key. */
export function attemptFor(body: string, last: Attempt | undefined): Attempt {
  return last?.body === body ? last : { key: randomKey(), body };
}

/** Works on plain HTTP too, where `crypto.randomUUID` is missing. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
