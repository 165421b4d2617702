import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Sql, SqlValue, Transaction, Work } from './database.ts';
import { READ_VERSION, scriptsAfter, VERSION_TABLE } from './migrations.ts';

/** Client-side timeouts in ms, because a server that hangs does not enforce its own. Together below 20 seconds. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const MIGRATION_MS = 10 * 60_000;
/** Shorter, so that the server cancels a slow statement before the client drops the connection. */
const STATEMENT_MS = ANSWER_MS - 1_000;

// An arbitrary number for advisory locks that no other program uses in this database.
const LOCK_SPACE = 4_031_974;

const READ_CLOCK = 'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now';
// Settings of the transaction, not of the connection: poolers refuse the latter.
const DEADLINES = `
  SET LOCAL statement_timeout = ${STATEMENT_MS}; SET LOCAL idle_in_transaction_session_timeout = ${STATEMENT_MS}`;

/** Begins a transaction with its settings and reads the clock, in one round trip. */
function beginStatements(path: string) {
  return {
    write: `BEGIN; ${DEADLINES}; ${path} ${READ_CLOCK}`,
    relaxed: `BEGIN; ${DEADLINES}; SET LOCAL synchronous_commit = off; ${path} ${READ_CLOCK}`,
    read: `BEGIN READ ONLY; ${DEADLINES}; ${path} ${READ_CLOCK}`,
  };
}

export type PostgresOptions = {
  /** Replaces the database's clock, for tests. */
  readonly clock?: (() => number) | undefined;
  /** Maximum number of connections. */
  readonly connections?: number;
  /** Whether to migrate the tables first. */
  readonly migrates?: boolean;
};

/**
 * Opens the leads in a PostgreSQL database, which several servers may share. The tables are in the schema that the URL
 * names (`?schema=leads`), otherwise in the connection's default schema.
 */
export async function openPostgres(
  databaseUrl: string,
  { clock, connections = 16, migrates = true }: PostgresOptions = {},
): Promise<Database> {
  const connection = { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS };
  const schema = schemaOf(databaseUrl);
  const path = schema ? `SET LOCAL search_path = ${schema};` : '';
  const begin = beginStatements(path);
  if (migrates) await migrate({ ...connection, query_timeout: MIGRATION_MS }, path);
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    allowExitOnIdle: true,
    types: { getTypeParser },
  });
  // The pool replaces broken connections. Without listeners their errors would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  async function run<Value>(kind: keyof typeof begin, work: Work<Value>): Promise<Value> {
    const client = await pool.connect();
    // Closes the connection after an error, because a server that hangs would not respond to a rollback.
    let failed = true;
    try {
      // Several statements in one query return an array of results.
      const results = (await client.query(begin[kind])) as unknown as pg.QueryResult<{ now: number }>[];
      const value = await work(transaction(client, clock?.() ?? Number(results.at(-1)?.rows[0]?.now)));
      await client.query('COMMIT');
      failed = false;
      return value;
    } finally {
      client.release(failed);
    }
  }

  return {
    write: (work) => run('write', work),
    writeRelaxed: (work) => run('relaxed', work),
    read: (work) => run('read', work),
    check: () => run('read', async ({ sql }) => void (await sql`SELECT reference FROM leads LIMIT 1`)),
    // VACUUM overwrites deleted rows eventually.
    scrub: async () => true,
    backup: () => Promise.reject(new Error('een PostgreSQL-database kopieert u met pg_dump')),
    // A server that hangs doesn't close its connections.
    close: () => Promise.race([pool.end(), pause(CONNECT_MS, undefined, { ref: false })]),
  };
}

/** The schema that a database URL names with `?schema=`. A pooler may drop settings of the connection such as `search_path`. */
export function schemaOf(databaseUrl: string): string | undefined {
  const schema = new URL(databaseUrl).searchParams.get('schema') ?? undefined;
  if (schema !== undefined && !/^[a-z_][a-z0-9_]*$/.test(schema)) {
    throw new Error('the schema in the database URL must consist of lower-case letters, digits and _');
  }
  return schema;
}

async function migrate(config: pg.ClientConfig, path: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK_SPACE}); ${path}`);
    await client.query(VERSION_TABLE);
    const { rows } = await client.query<{ version: number }>(READ_VERSION);
    for (const script of scriptsAfter(rows[0]?.version ?? 0, 'postgres')) await client.query(script);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

function transaction(client: pg.PoolClient, now: number): Transaction {
  const sql: Sql = async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) => {
    // Unnamed statements: behind a pooler the next transaction may use another connection.
    const text = strings.reduce((before, after, index) => `${before}$${index}${after}`);
    return (await client.query({ text, values })).rows as Row[];
  };
  return {
    sql,
    now,
    lock: async (name) => void (await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${name}))`),
  };
}

/** Parses bigints as numbers: times and counts stay far below 2^53. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text');
}
