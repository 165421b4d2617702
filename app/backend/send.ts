import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import type { FunctionName } from '../../shared/paths.ts';
import { REFERENCE } from '../../shared/sent.ts';
import type { FieldErrors } from '../../shared/validation.ts';
import { backendUrl, settings } from '../settings.ts';

/** The backend accepted the request. Ours returns a reference and a token for uploading photos; others may return neither. */
export type Receipt = { readonly reference?: string; readonly uploadToken?: string };

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

/** A connection may stall without an end; a retry of what did arrive is recognised. */
const TIMEOUT_MS = 60_000;

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
export async function send(functionName: FunctionName, body: object): Promise<Receipt> {
  client ??= createBackend(backendUrl(), settings.supabaseAnonKey);
  const { data, error } = await client.functions.invoke(functionName, { body: { ...body }, timeout: TIMEOUT_MS });
  // A 2xx response with a JSON content type but an invalid body, such as an empty one: the request was accepted.
  if (error instanceof SyntaxError) return {};
  if (error) throw await sendError(error, body);
  // An HTML page comes from a proxy or a static host, not from a function.
  const isPage = typeof data === 'string' && data.trimStart().startsWith('<');
  const { error: refusal, reference, uploadToken } = objectOf(data);
  if (isPage || isText(refusal)) throw new SendError('The response contains an error');
  return {
    ...(isText(reference) && REFERENCE.test(reference) && { reference }),
    ...(isText(uploadToken) && { uploadToken }),
  };
}

async function sendError(error: unknown, body: object): Promise<SendError> {
  if (!(error instanceof FunctionsHttpError)) return new SendError(error);
  const response: Response = error.context;
  const refusal = objectOf(await response.json().catch(() => undefined));
  const errors = Object.entries(objectOf(refusal.errors)).filter(
    ([name, text]) => Object.hasOwn(body, name) && isText(text),
  );
  const advice = ADVISING.includes(response.status) && isText(refusal.error) ? refusal.error : undefined;
  return new SendError(error, Object.fromEntries(errors) as FieldErrors, advice);
}

/** A response is checked by hand: any backend or proxy may send anything. */
function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 1000;
}
