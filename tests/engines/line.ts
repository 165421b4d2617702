import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The connection between a browser and the site, with an origin of its own: nothing of another journey is cached. */
export type Line = {
  readonly url: string;
  /** The paths that were requested, in order. */
  readonly requested: string[];
  /** Requests whose path matches are cut off without an answer. */
  cut: RegExp | undefined;
  /** Requests whose path matches wait until `held` resolves. */
  hold: RegExp | undefined;
  held: PromiseWithResolvers<void>;
  /** Whether pages may run scripts, as their policy says. */
  scripts: boolean;
  close(): void;
};

/** Passes requests on to a site, for as long as a journey lets it. */
export async function startLine(siteUrl: string): Promise<Line> {
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    line.requested.push(url);
    if (line.cut?.test(url)) return request.socket.destroy();
    if (line.hold?.test(url)) await line.held.promise;
    const passed = send(new URL(url, siteUrl), { method, headers, setHost: false }, (answer) => {
      const policies = [
        answer.headers['content-security-policy'] ?? [],
        line.scripts ? [] : "script-src 'none'",
      ].flat();
      if (policies.length > 0) answer.headers['content-security-policy'] = policies as never;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => request.socket.destroy());
    request.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: [],
    cut: undefined,
    hold: undefined,
    held: Promise.withResolvers(),
    scripts: true,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return line;
}
