import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { functionsPath } from '../../shared/paths.ts';

/** The response of a function. `breaksOff`: it closes the connection; without `cors` the browser may not read the response. */
export type StubAnswer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly breaksOff?: boolean;
  readonly cors?: boolean;
};

type Call = { readonly name: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** The CORS headers that Supabase's documentation gives for functions that browsers call. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-expose-headers': 'x-relay-error',
};

const missing: StubAnswer = {
  status: 404,
  body: '{"code":"NOT_FOUND","message":"Requested function was not found"}',
};

/** Starts a backend at another origin that responds as Supabase's gateway does. `answer` sets the response of each function. */
export async function startSupabaseStub() {
  const answers: Record<string, StubAnswer> = {};
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(functionsPath.length + 1) ?? '';
    const answer = answers[name] ?? missing;
    const headers = answer.cors === false ? {} : cors;
    if (request.method === 'OPTIONS') return response.writeHead(200, headers).end('ok');
    const body = (await buffer(request)).toString();
    calls.push({ name, headers: request.headers, body });
    if (answer.breaksOff) return request.socket.destroy();
    const type = { 'content-type': 'application/json' };
    response.writeHead(answer.status ?? 200, { ...headers, ...type, ...answer.headers }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** Replaces the responses and clears the recorded calls. */
    answer(next: Readonly<Record<string, StubAnswer>>) {
      for (const name of Object.keys(answers)) delete answers[name];
      Object.assign(answers, next);
      calls.length = 0;
    },
    stop: () => server.close(),
  };
}
