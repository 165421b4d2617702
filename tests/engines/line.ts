import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mapHost } from '../../shared/map.ts';

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
  /** True replaces the maps service in pages, code and policies with the line itself, which answers with MAP_TEXT. */
  replaceMap: boolean;
  close(): void;
};

export const MAP_TEXT = 'De kaart';

/** Starts a proxy in front of a site. It passes all requests on until its properties are changed. */
export async function startLine(siteUrl: string): Promise<Line> {
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    line.requested.push(url);
    if (line.cut?.test(url)) return request.socket.destroy();
    if (line.hold?.test(url)) await line.held.promise;
    if (line.replaceMap && url.startsWith('/export/')) {
      return response.setHeader('content-type', 'text/html').end(`<p>${MAP_TEXT}</p>`);
    }
    if (line.replaceMap) headers['accept-encoding'] = 'identity';
    const passed = send(new URL(url, siteUrl), { method, headers, setHost: false }, async (answer) => {
      const policies = [
        answer.headers['content-security-policy'] ?? [],
        line.scripts ? [] : "script-src 'none'",
      ].flat();
      if (policies.length > 0) answer.headers['content-security-policy'] = policies.map(withMap) as never;
      if (!line.replaceMap || !isText(answer)) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      delete answer.headers['content-length'];
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(withMap(await text(answer)));
    });
    passed.on('error', () => request.socket.destroy());
    request.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const withMap = (content: string) => (line.replaceMap ? content.replaceAll(mapHost, line.url) : content);
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: [],
    cut: undefined,
    hold: undefined,
    held: Promise.withResolvers(),
    scripts: true,
    replaceMap: false,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return line;
}

function isText({ headers }: IncomingMessage): boolean {
  return /^text\/(html|javascript)/.test(headers['content-type'] ?? '');
}
