import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../harness/free-port.ts';
import { startProgram, stopProgram } from '../harness/program.ts';
import { requireProgram } from './program.ts';

const ROOT = fileURLToPath(new URL('../build/client', import.meta.url));
/** Headers that nginx sets itself. */
const OWN = ['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'vary'];

/**
 * Starts nginx on all cores, tuned to serve the built files at `addresses` with the same compressed bytes and headers as
 * the site at `siteUrl`.
 */
export async function startNginx(siteUrl: string, addresses: readonly string[]) {
  requireProgram('nginx', '-v');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const locations = await Promise.all(addresses.map((address) => location(siteUrl, address)));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, locations));
  const nginx = await startProgram('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], port);
  for (const address of addresses) await requireSameBody(siteUrl + address, `http://127.0.0.1:${port}${address}`);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await stopProgram(nginx);
      rmSync(folder, { recursive: true });
    },
  };
}

async function location(siteUrl: string, address: string): Promise<string> {
  const { headers, ok } = await fetch(siteUrl + address);
  if (!ok) throw new Error(`The site has no ${address}`);
  const added = [...headers].filter(([name]) => !OWN.includes(name));
  const file = address.endsWith('/') ? `${address}index.html` : address;
  return `location = ${address} {
    try_files ${file} =404;
    default_type "${headers.get('content-type')}";
    ${added.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ')}
  }`;
}

async function requireSameBody(ours: string, theirs: string): Promise<void> {
  const [one, other] = await Promise.all([ours, theirs].map(readCompressed));
  if (one !== other) throw new Error(`nginx sends another body than ${ours}`);
}

/** The body as sent, and its encoding. */
async function readCompressed(url: string): Promise<string> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response');
  return `${response.headers['content-encoding']} ${(await buffer(response)).toString('base64')}`;
}

function configuration(folder: string, port: number, locations: readonly string[]): string {
  return `daemon off;
worker_processes ${availableParallelism()};
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000;
  open_file_cache_valid 1h;
  keepalive_requests 1000000000;
  gzip_static on;
  gzip_vary on;
  types {}
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${ROOT};
    ${locations.join('\n    ')}
  }
}
`;
}
