import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../harness/program.ts';
import { tables } from '../../server/store/schema.ts';

export type PostgresServer = {
  /** Creates a database with the tables and returns its URL. */
  createDatabase(): Promise<string>;
  /** Suspends all its processes: connections stay open, but get no response until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/**
 * Starts a real PostgreSQL server with an empty data folder, on a free port. Tests that need it are never skipped. With a
 * certificate it refuses connections without TLS.
 */
export async function startPostgres(tls?: { key: string; certificate: string }): Promise<PostgresServer> {
  const bin = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'leads-postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const asUser = { cwd: folder, ...identity };

  const cluster = ['-D', 'data', '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const init = spawnSync(join(bin, 'initdb'), cluster, { ...asUser, encoding: 'utf8' });
  if (init.status !== 0) throw new Error(`initdb failed: ${init.error ?? init.stderr}`);

  if (tls) writeTlsFiles(join(folder, 'data'), tls, identity);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=100',
    `ssl=${tls ? 'on' : 'off'}`,
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', 'data', ...settings.flatMap((setting) => ['-c', setting])], {
    ...asUser,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => server.kill('SIGQUIT');
  process.on('exit', kill);
  await untilReady(server.stderr);

  const address = `postgres://leads@127.0.0.1:${port}/postgres`;
  const admin = { connectionString: address, ...(tls && { ssl: { rejectUnauthorized: false } }) };
  let databases = 0;
  return {
    async createDatabase() {
      // A schema is created a hundred times faster than a database.
      const name = `leads_${++databases}`;
      const client = new pg.Client(admin);
      await client.connect();
      await client.query(`CREATE SCHEMA ${name}; SET search_path = ${name}; ${tables('postgres')}`);
      await client.end();
      return `${address}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    async stop() {
      process.off('exit', kill);
      const exit = once(server, 'exit');
      server.kill('SIGINT');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeTlsFiles(
  data: string,
  { key, certificate }: { key: string; certificate: string },
  owner: ReturnType<typeof unprivileged>,
): void {
  copyFileSync(certificate, join(data, 'server.crt'));
  copyFileSync(key, join(data, 'server.key'));
  chmodSync(join(data, 'server.key'), 0o600);
  for (const name of ['server.crt', 'server.key']) if (owner) chownSync(join(data, name), owner.uid, owner.gid);
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust\n');
}

/** Sends a signal to a process and to its children. */
function signalAll(pid = 0, signal: NodeJS.Signals) {
  process.kill(pid, signal);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const line of stdout.split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    if (child && parent === pid) spawnSync('kill', [`-${signal}`, String(child)]);
  }
}

function findBinaries(): string {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const folder = [...(process.env.PATH ?? '').split(delimiter), ...installed].find(
    (path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')),
  );
  if (!folder) {
    throw new Error(
      'No PostgreSQL found, and these tests need one: apt-get install postgresql (or brew install postgresql)',
    );
  }
  return folder;
}

/** PostgreSQL refuses to run as root: the account to use instead. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([user]) => user === name)).find(Boolean);
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Waits until the server's log says that it accepts connections. Keeps reading it: a full pipe would block the server. */
async function untilReady(log: NodeJS.ReadableStream): Promise<void> {
  let seen = '';
  await new Promise<void>((resolve, reject) => {
    log.setEncoding('utf8').on('data', (text: string) => {
      if (seen.length < 10_000) seen += text;
      if (seen.includes('ready to accept connections')) resolve();
    });
    log.on('end', () => reject(new Error(`PostgreSQL did not start: ${seen}`)));
  });
}
