/** One try to send: the key under which the backend knows this very content. */
export type Attempt = { readonly key: string; readonly body: string };

/** The key for sending `body`: the last one when that was for the same body, else a new one. */
export function attemptFor(body: string, last: Attempt | undefined): Attempt {
  return last?.body === body ? last : { key: randomKey(), body };
}

/** Works on plain HTTP too, where `crypto.randomUUID` is missing. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
