import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { functionsPath } from '../../shared/paths.ts';

/** The response of a function. `breaksOff`: it closes the connection. */
export type StubResponse = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly breaksOff?: boolean;
};

type Call = { readonly name: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** The CORS headers that Supabase's documentation gives for functions that browsers call. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-expose-headers': 'x-relay-error',
};

const missing: StubResponse = {
  status: 404,
  body: '{"code":"NOT_FOUND","message":"Requested function was not found"}',
};

/** Starts a backend at another origin that responds like Supabase's gateway. `respondWith` sets the response of each function. */
export async function startSupabaseStub() {
  const responses: Record<string, StubResponse> = {};
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(functionsPath.length + 1) ?? '';
    const stub = responses[name] ?? missing;
    if (request.method === 'OPTIONS') return response.writeHead(200, cors).end('ok');
    const body = (await buffer(request)).toString();
    calls.push({ name, headers: request.headers, body });
    if (stub.breaksOff) return request.socket.destroy();
    response
      .writeHead(stub.status ?? 200, { ...cors, 'content-type': 'application/json', ...stub.headers })
      .end(stub.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** Replaces the responses and clears the recorded calls. */
    respondWith(next: Readonly<Record<string, StubResponse>>) {
      for (const name of Object.keys(responses)) delete responses[name];
      Object.assign(responses, next);
      calls.length = 0;
    },
    stop: () => server.close(),
  };
}
