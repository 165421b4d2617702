import { photoForm } from '../../harness/lead-client.ts';
import { DEFAULT_ANON_KEY } from '../../server/env.ts';
import { type FunctionName, functionPath } from '../../shared/paths.ts';

/** The outcome of a request, however it was sent. `errors`: messages by field. */
export type Outcome = {
  readonly status: number;
  readonly reference: string | undefined;
  readonly uploadToken?: string | undefined;
  readonly errors: string;
  readonly response: Response;
};

/** Field values by name; a list only in deliberately malformed calls. */
export type Values = Readonly<Record<string, unknown>>;

export const jsonHeaders = { apikey: DEFAULT_ANON_KEY, 'content-type': 'application/json' };

export function functionUrl(site: string, name: FunctionName = 'send-contact-email'): string {
  return site + functionPath(name);
}

/** Sends a raw body to the function. */
export async function postToFunction(
  site: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const response = await fetch(functionUrl(site), { method: 'POST', headers: { ...jsonHeaders, ...headers }, body });
  const { reference, uploadToken, errors } = (await response.clone().json()) as Record<string, string>;
  return { status: response.status, reference, uploadToken, errors: JSON.stringify(errors ?? {}), response };
}

/** Sends a quote request as the page’s code does. */
export function byFunction(site: string, values: Values, photos: readonly File[] = []): Promise<Outcome> {
  return postToFunction(site, JSON.stringify({ ...values, files: photos.map(({ name }) => name) }));
}

/** Sends a quote request as a browser without JavaScript does. */
export async function byForm(site: string, values: Values, photos: readonly File[] = []): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, String(value));
  for (const photo of photos) form.append('files', photo);
  return postQuoteForm(site, form);
}

export async function postQuoteForm(
  site: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const response = await fetch(`${site}/offerte`, { method: 'POST', body, headers, redirect: 'manual' });
  const html = await response.clone().text();
  return {
    status: response.status,
    reference: /verzonden=(AD-\w+)/.exec(response.headers.get('location') ?? '')?.[1],
    errors: /<section aria-label="Wat er nog niet klopt"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '',
    response,
  };
}

/** Sends one photo of a request. */
export async function postPhoto(site: string, token: string, photo: File): Promise<Response> {
  const { type, body } = await photoForm(token, photo);
  const headers = { apikey: DEFAULT_ANON_KEY, 'content-type': type };
  return fetch(functionUrl(site, 'upload-quote-photo'), { method: 'POST', headers, body });
}
