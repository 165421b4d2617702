import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The paths of a certificate for 127.0.0.1, its key, and the authority that signed it. */
export type Certificate = { readonly authority: string; readonly key: string; readonly certificate: string };

/** Creates a certificate and its authority in a folder. Needs the program `openssl`. */
export function makeCertificate(folder: string): Certificate {
  const path = (name: string) => join(folder, `${name}.pem`);
  const newKey = ['-x509', '-nodes', '-newkey', 'rsa:2048'];
  openssl(['req', ...newKey, '-keyout', path('authority-key'), '-out', path('authority'), '-subj', '/CN=Authority']);
  const signed = ['-CA', path('authority'), '-CAkey', path('authority-key')];
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-addext', 'basicConstraints=CA:FALSE'];
  openssl([
    'req',
    ...newKey,
    '-keyout',
    path('key'),
    '-out',
    path('leaf'),
    '-subj',
    '/CN=127.0.0.1',
    ...names,
    ...signed,
  ]);
  return { authority: path('authority'), key: path('key'), certificate: path('leaf') };
}

function openssl(args: readonly string[]): void {
  const { status, error, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl failed: ${error ?? stderr}`);
}
