import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { DEFAULT_ANON_KEY } from '../server/env.ts';
import { type FunctionName, functionPath } from '../shared/paths.ts';
import type { QuoteRequest } from '../shared/quote.ts';
import { exampleQuote } from './example-quote.ts';

/** A request as a browser sends it. The mail address contains the key, for `keyOf`. */
export type LeadRequest = { readonly key: string; readonly fields: QuoteRequest };

export type Received = { readonly status: number; readonly body: Readonly<Record<string, string>> };

/** Calls one server over keep-alive connections. A call rejects when the response is incomplete. */
export type LeadClient = {
  send(lead: LeadRequest): Promise<Received>;
  upload(token: string, photo: File): Promise<Received>;
  /** Reads a page or `/healthz` to its end. */
  read(path: string): Promise<string>;
  close(): void;
};

/** `ca` is the certificate that an `https:` server is known by. */
export function createLeadClient(url: string, connections = 1, ca?: string): LeadClient {
  const { Agent, request } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: connections, ...(ca && { ca }) });

  async function call(path: string, method: string, headers: Record<string, string>, body: string | Uint8Array) {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; content: string }>();
    const outgoing = request(new URL(path, url), { agent, method, headers }, (incoming) => {
      text(incoming).then((content) => resolve({ status: incoming.statusCode ?? 0, content }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
    return promise;
  }

  async function post(
    name: FunctionName,
    headers: Record<string, string>,
    body: string | Uint8Array,
  ): Promise<Received> {
    const length = String(Buffer.byteLength(body));
    const all = { apikey: DEFAULT_ANON_KEY, 'content-length': length, ...headers };
    const { status, content } = await call(functionPath(name), 'POST', all, body);
    return { status, body: JSON.parse(content) };
  }

  return {
    send({ fields }) {
      return post('send-contact-email', { 'content-type': 'application/json' }, JSON.stringify(fields));
    },
    async upload(token, photo) {
      const { type, body } = await photoForm(token, photo);
      return post('upload-quote-photo', { 'content-type': type }, body);
    },
    read: async (path) => (await call(path, 'GET', {}, '')).content,
    close: () => agent.destroy(),
  };
}

/** A photo as a form sends it: the body and its content type. */
export async function photoForm(token: string, photo: File) {
  const form = new FormData();
  form.set('token', token);
  form.set('photo', photo);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, body: new Uint8Array(await encoded.arrayBuffer()) };
}

const DOMAIN = '@voorbeeld.nl';

/** A valid, unique request that announces photos by their names. */
export function newLead(files: string[] = []): LeadRequest {
  const key = randomUUID();
  const fields = {
    ...exampleQuote,
    email: `${key}${DOMAIN}`,
    files,
  };
  return { key, fields };
}

/** The key with which a stored request was sent. */
export function keyOf(email: string): string {
  return email.slice(0, -DOMAIN.length);
}
