import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { REFERENCE } from '../../shared/sent.ts';
import type { FieldErrors } from '../../shared/validation.ts';
import { backendUrl, settings } from '../settings.ts';

const text = (maxLength: number) =>
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength))), undefined);

const reference = v.fallback(v.optional(v.pipe(v.string(), v.regex(REFERENCE))), undefined);
const receiptSchema = v.fallback(v.object({ reference, uploadToken: text(1000) }), {});
const refusalSchema = v.fallback(
  v.object({ error: text(500), errors: v.fallback(v.record(v.string(), v.string()), {}) }),
  { errors: {} },
);

/** The backend accepted the request. Ours returns a reference and a token for uploading photos; others may return neither. */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** The backend refused a request or could not be reached. */
export class SendError extends Error {
  override name = 'SendError';
  /** The fields that the backend rejected. */
  readonly errors: FieldErrors;
  /** What the visitor can do, in Dutch. */
  readonly advice: string | undefined;
  constructor(cause: unknown, errors: FieldErrors = {}, advice?: string) {
    super('The request was not accepted', { cause });
    this.errors = errors;
    this.advice = advice;
  }
}

/** Status codes whose `error` text is for the visitor; with others it is for developers. */
const ADVISING = [413, 429, 503];

/**
 * The backend's client, with the public anonymous key; its session renews itself and lives in local storage, or in
 * memory where the browser blocks that. Throws `supabaseKey is required.` without a key.
 */
export function createBackend(url: string, anonKey: string): SupabaseClient {
  return createClient(url, anonKey, {
    auth: { persistSession: true, autoRefreshToken: true },
  });
}

let client: SupabaseClient | undefined;

/**
 * Calls a function of the backend. As specified, the response is only checked for an error. Throws a `SendError`.
 * The backend recognises a retry by its body.
 */
export async function send(functionName: string, body: object): Promise<Receipt> {
  client ??= createBackend(backendUrl(), settings.supabaseAnonKey);
  const { data, error } = await client.functions.invoke(functionName, { body: { ...body } });
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
