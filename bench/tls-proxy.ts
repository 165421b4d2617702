import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../harness/free-port.ts';
import { startProgram, stopProgram } from '../harness/program.ts';
import { requireProgram } from './program.ts';

/** Starts Caddy in front of the site, as in production: TLS and HTTP/2, with a self-signed certificate. */
export async function startTlsProxy(siteUrl: string) {
  requireProgram('caddy', 'version');
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, configuration(port, siteUrl));
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const caddy = await startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, { env });
  return {
    url: `https://127.0.0.1:${port}`,
    async stop() {
      await stopProgram(caddy);
      rmSync(folder, { recursive: true });
    },
  };
}

function configuration(port: number, siteUrl: string): string {
  return `{
  admin off
  skip_install_trust
  default_sni 127.0.0.1
  auto_https disable_redirects
  log {
    level ERROR
  }
  servers {
    protocols h1 h2
  }
}
https://127.0.0.1:${port} {
  bind 127.0.0.1
  tls internal
  reverse_proxy ${new URL(siteUrl).host}
}
`;
}
