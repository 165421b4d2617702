import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { DEFAULT_ANON_KEY } from '../server/env.ts';
import { type FunctionName, functionPath } from '../shared/paths.ts';
import type { ExampleQuote } from './example-quote.ts';

export type Received = { readonly status: number; readonly body: Readonly<Record<string, string>> };

export type LeadClient = ReturnType<typeof createLeadClient>;

/**
 * Calls one server over keep-alive connections. A call rejects when the response is incomplete. `ca` is the certificate that an
 * `https:` server is known by.
 */
export function createLeadClient(url: string, connections = 1, ca?: string) {
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
    send: (fields: ExampleQuote) =>
      post('send-contact-email', { 'content-type': 'application/json' }, JSON.stringify(fields)),
    async upload(token: string, photo: File) {
      const { type, body } = await photoForm(token, photo);
      return post('upload-quote-photo', { 'content-type': type }, body);
    },
    /** Reads a page or `/healthz` to its end. */
    read: async (path: string) => (await call(path, 'GET', {}, '')).content,
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
