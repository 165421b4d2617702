import { loadOnce } from '../load-once.ts';
import { settings } from '../settings.ts';
import { SendError } from './errors.ts';

/** The backend took the request: its reference, and the token that photos for it need. */
export type Receipt = { readonly reference: string; readonly uploadToken: string };

/** Origin of the backend's functions. */
export function backendUrl(): string {
  return settings.supabaseUrl || location.origin;
}

/** Loads the backend's client. */
export const loadBackend = loadOnce(async () => {
  const { createBackend } = await import('./client.ts');
  return createBackend(backendUrl(), settings.supabaseAnonKey);
});

/** Calls a function of the backend. The same `idempotencyKey` with the same body is the same request. Throws a `SendError`. */
export async function send(functionName: string, body: object, idempotencyKey: string): Promise<Receipt> {
  const client = await loadBackend().catch((error) => {
    throw new SendError(error);
  });
  const { data, error } = await client.functions.invoke<Receipt>(functionName, {
    body: { ...body },
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  if (error) throw await sendError(error);
  if (!data) throw new SendError('empty answer');
  return data;
}

async function sendError(error: { context?: unknown }): Promise<SendError> {
  if (!(error.context instanceof Response)) return new SendError(error);
  const answer = await error.context.json().catch(() => ({}));
  const advice = error.context.status === 429 && typeof answer.error === 'string' ? answer.error : undefined;
  return new SendError(error, answer.errors ?? {}, advice);
}
