import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { settings } from '../settings.ts';
import { backendUrl, isBackendElsewhere, SendError } from './backend.ts';

const text = (maxLength: number) =>
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength))), undefined);

const receiptSchema = v.fallback(v.object({ reference: text(40), uploadToken: text(1000) }), {});
const refusalSchema = v.fallback(
  v.object({ error: text(500), errors: v.fallback(v.record(v.string(), v.string()), {}) }),
  { errors: {} },
);

/** The backend accepted the request. Ours returns a reference and a token for uploading photos; others may return neither. */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** Status codes whose `error` text is for the visitor; with others it is for developers. */
const ADVISING = [409, 413, 429, 503];

/**
 * The backend's client, with the public anonymous key; its session lives in local storage and renews itself.
 * Throws `supabaseKey is required.` without a key.
 */
export function createBackend(url: string, anonKey: string): SupabaseClient {
  return createClient(url, anonKey, {
    auth: { storage: localStorage, persistSession: true, autoRefreshToken: true },
  });
}

let client: SupabaseClient | undefined;

/**
 * Calls a function of the backend. As specified, the response is only checked for an error. Throws a
 * `SendError`. Retries send the same `idempotencyKey`. A backend at another origin has to recognise retries by the
 * body, because the CORS headers that Supabase documents do not allow the header `Idempotency-Key`.
 */
export async function send(functionName: string, body: object, idempotencyKey: string): Promise<Receipt> {
  client ??= createBackend(backendUrl(), settings.supabaseAnonKey);
  const { data, error } = await client.functions.invoke(functionName, {
    body: { ...body },
    headers: isBackendElsewhere ? {} : { 'Idempotency-Key': idempotencyKey },
  });
  // A 2xx response with a JSON content type but an invalid body, such as an empty one: the request was accepted.
  if (error instanceof SyntaxError) return {};
  if (error) throw await sendError(error, body);
  // An HTML page comes from a proxy or a static host, not from a function.
  const isPage = typeof data === 'string' && data.trimStart().startsWith('<');
  if (isPage || v.parse(refusalSchema, data).error) throw new SendError('The response contains an error');
  return v.parse(receiptSchema, data);
}

async function sendError(error: unknown, body: object): Promise<SendError> {
  if (!(error instanceof FunctionsHttpError)) return new SendError(error);
  const response: Response = error.context;
  const refusal = v.parse(refusalSchema, await response.json().catch(() => undefined));
  const errors = Object.entries(refusal.errors).filter(([name]) => Object.hasOwn(body, name));
  return new SendError(
    error,
    Object.fromEntries(errors),
    ADVISING.includes(response.status) ? refusal.error : undefined,
  );
}
