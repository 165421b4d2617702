import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
};

/** Serves a folder as Netlify and Cloudflare Pages do: `x.html` at `/x`, `404.html`, `_headers`, and GET only. */
export async function startStaticHost(folder: string, port = 0) {
  const rules = readRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const server = createServer(({ method, url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    for (const [pattern, name, value] of rules) {
      if (pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern)
        response.appendHeader(name, value);
    }
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end();
    const names = [pathname, `${pathname}.html`, `${pathname}index.html`].map((name) => join(folder, name));
    const found = names.find((name) => extname(name) && existsSync(name));
    const file = found ?? join(folder, '404.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.writeHead(found ? 200 : 404).end(readFileSync(file));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

function readRules(text: string): [pattern: string, name: string, value: string][] {
  let pattern = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('/')) pattern = line;
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    return name && value ? [[pattern, name, value] as [string, string, string]] : [];
  });
}
