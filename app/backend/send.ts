import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { settings } from '../settings.ts';
import { backendUrl, isBackendElsewhere } from './backend.ts';
import { createBackend } from './client.ts';
import { SendError } from './errors.ts';

const text = (maxLength: number) =>
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength))), undefined);

const receiptSchema = v.fallback(v.object({ reference: text(40), uploadToken: text(1000) }), {});
const refusalSchema = v.fallback(
  v.object({ error: text(500), errors: v.fallback(v.record(v.string(), v.string()), {}) }),
  { errors: {} },
);

/** The backend accepted the request. Ours gives a reference and the token for uploading photos; others may give neither. */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** Answers whose `error` tells the visitor what to do; all others are for developers. */
const ADVISING = [409, 413, 429, 503];

let client: SupabaseClient | undefined;

/**
 * Calls a function of the backend. As the specification says, the answer is only checked for an error. Throws a
 * `SendError`. The same `idempotencyKey` with the same body is the same request; a backend at another origin must
 * recognise it by its body, because the CORS headers that Supabase documents do not allow the key.
 */
export async function send(functionName: string, body: object, idempotencyKey: string): Promise<Receipt> {
  client ??= createBackend(backendUrl(), settings.supabaseAnonKey);
  const { data, error } = await client.functions.invoke(functionName, {
    body: { ...body },
    headers: isBackendElsewhere ? {} : { 'Idempotency-Key': idempotencyKey },
  });
  // An accepted request whose answer is announced as JSON and is none, such as an empty one.
  if (error instanceof SyntaxError) return {};
  if (error) throw await sendError(error, body);
  // A page comes from a proxy or a static host, not from a function.
  const isPage = typeof data === 'string' && data.trimStart().startsWith('<');
  if (isPage || v.parse(refusalSchema, data).error) throw new SendError('The answer names an error');
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
