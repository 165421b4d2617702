import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between a browser and the site. Its origin is new, so nothing from another journey is cached. */
export type Line = {
  readonly url: string;
  /** The paths that were requested, in order. */
  readonly requested: string[];
  /** Requests whose path matches get no response: their connection is closed. */
  cut: RegExp | undefined;
  /** Requests whose path matches wait until `held` resolves. */
  hold: RegExp | undefined;
  held: PromiseWithResolvers<void>;
  /** False adds a policy that forbids all scripts. */
  scripts: boolean;
  close(): void;
};

/** Starts a proxy in front of a site. It passes all requests on until its properties are changed. */
export async function startLine(siteUrl: string): Promise<Line> {
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    line.requested.push(url);
    if (line.cut?.test(url)) return request.socket.destroy();
    if (line.hold?.test(url)) await line.held.promise;
    const passed = send(new URL(url, siteUrl), { method, headers, setHost: false }, (answer) => {
      if (!line.scripts) {
        const policies = [answer.headers['content-security-policy'] ?? [], "script-src 'none'"].flat();
        answer.headers['content-security-policy'] = policies as never;
      }
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
