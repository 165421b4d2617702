import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Sql, SqlValue, Transaction, Work } from './database.ts';

/** Client-side timeouts in ms, because a server that hangs does not enforce its own. Together below 20 seconds. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Shorter, so that the server cancels a slow statement before the client drops the connection. */
const STATEMENT_MS = ANSWER_MS - 1_000;

// An arbitrary number for advisory locks that no other program uses in this database.
const LOCK_SPACE = 4_031_974;

// Times and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const READ_CLOCK = 'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now';
// Settings of the transaction, not of the connection: poolers refuse the latter.
const DEADLINES = `
  SET LOCAL statement_timeout = ${STATEMENT_MS}; SET LOCAL idle_in_transaction_session_timeout = ${STATEMENT_MS}`;

export type PostgresOptions = {
  /** Replaces the database's clock, for tests. */
  readonly clock?: (() => number) | undefined;
  /** Maximum number of connections. */
  readonly connections?: number;
  /** Encrypts connections, and checks that one of these authorities signed the server's certificate. */
  readonly tls?: { readonly ca: string[] } | undefined;
};

/**
 * Opens the leads in a PostgreSQL database with their tables, which several programs may share. They are in the schema
 * that the URL names (`?schema=leads`), otherwise in the connection's default schema.
 */
export async function openPostgres(
  databaseUrl: string,
  { clock, connections = 16, tls }: PostgresOptions = {},
): Promise<Database> {
  const connection = { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS, ...(tls && { ssl: tls }) };
  const schema = schemaOf(databaseUrl);
  const path = schema ? `SET LOCAL search_path = ${schema};` : '';
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    allowExitOnIdle: true,
  });
  // The pool replaces broken connections. Without listeners their errors would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  async function run<Value>(mode: '' | 'READ ONLY', work: Work<Value>): Promise<Value> {
    const client = await pool.connect();
    // Closes the connection after an error, because a server that hangs would not respond to a rollback.
    let failed = true;
    try {
      // In one round trip. Several statements return an array of results.
      const begin = `BEGIN ${mode}; ${DEADLINES}; ${path} ${READ_CLOCK}`;
      const results = (await client.query(begin)) as unknown as pg.QueryResult<{ now: number }>[];
      const value = await work(transaction(client, clock?.() ?? Number(results.at(-1)?.rows[0]?.now)));
      await client.query('COMMIT');
      failed = false;
      return value;
    } finally {
      client.release(failed);
    }
  }

  return {
    write: (work) => run('', work),
    read: (work) => run('READ ONLY', work),
    check: () => run('READ ONLY', async ({ sql }) => void (await sql`SELECT reference FROM leads LIMIT 1`)),
    // The room of deleted rows is used again.
    scrub: async () => true,
    backup: () => Promise.reject(new Error('een PostgreSQL-database kopieert u met pg_dump')),
    // A server that hangs doesn't close its connections.
    close: () => Promise.race([pool.end(), pause(CONNECT_MS, undefined, { ref: false })]),
  };
}

/** The schema that a database URL names with `?schema=`. A pooler may drop settings of the connection such as `search_path`. */
function schemaOf(databaseUrl: string): string | undefined {
  const schema = new URL(databaseUrl).searchParams.get('schema') ?? undefined;
  if (schema !== undefined && !/^[a-z_][a-z0-9_]*$/.test(schema)) {
    throw new Error('the schema in the database URL must consist of lower-case letters, digits and _');
  }
  return schema;
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
