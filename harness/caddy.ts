import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startProgram, stopProgram } from './program.ts';

export const CADDYFILE = new URL('../deploy/Caddyfile', import.meta.url).pathname;

/** Caddy with the production configuration, as a proxy for local servers. */
export type Caddy = {
  /** The public URL of the site. */
  readonly url: string;
  /** The bare domain, which redirects to the site. */
  readonly bareUrl: string;
  /** The root certificate of its certificate authority. */
  readonly ca: string;
  stop(): Promise<void>;
};

/** Starts Caddy on free ports, with its certificates and data in a temporary folder. */
export async function startCaddy(upstream: string): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  // The first block has the options of the server.
  const configuration = readFileSync(CADDYFILE, 'utf8').replace(
    /^\{$/m,
    `{
	admin off
	default_bind 127.0.0.1
	http_port ${httpPort}
	https_port ${httpsPort}
	local_certs
	skip_install_trust
	storage file_system ${folder}`,
  );
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, configuration);
  const env = {
    HOME: folder,
    SITE_ADDRESS: 'localhost',
    BARE_ADDRESS: 'bare.localhost',
    UPSTREAM: new URL(upstream).host,
  };
  const caddy = await startProgram('caddy', ['run', '--config', file], httpsPort, { env });
  const rootCertificate = join(folder, 'pki/authorities/local/root.crt');
  const url = `https://localhost:${httpsPort}`;
  while (!(await responds(url, rootCertificate))) await pause(50);
  return {
    url,
    bareUrl: `https://bare.localhost:${httpsPort}`,
    ca: readFileSync(rootCertificate, 'utf8'),
    async stop() {
      await stopProgram(caddy, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function responds(url: string, rootCertificate: string): Promise<boolean> {
  try {
    const ca = readFileSync(rootCertificate);
    await new Promise((resolve, reject) =>
      get(url, { ca }, (response) => resolve(response.resume())).on('error', reject),
    );
    return true;
  } catch {
    // The certificates are not created yet.
    return false;
  }
}
