import pg from 'pg';
import { READ_VERSION, scriptsAfter, VERSION_TABLE } from './migrations.ts';
import { type Call, type Engine, isWrite, mustLast, perform } from './operations.ts';
import type { Sql, SqlValue } from './sql.ts';

// Any number will do that no other program takes a lock on in this database.
const MIGRATION_LOCK = 4_031_974;

/** Opens the leads in a PostgreSQL database, which several servers may share, and brings the tables up to date. */
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    types: { getTypeParser },
  });
  // A broken connection fails its query and is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await migrate(pool).catch(async (error) => {
    await pool.end();
    throw error;
  });

  return {
    run(call: Call) {
      if (!isWrite(call)) return perform(runner(pool), call);
      const begin = mustLast(call) ? 'BEGIN' : 'BEGIN; SET LOCAL synchronous_commit = off';
      return transact(pool, (client) => perform(runner(client), call), begin);
    },
    backup: () => Promise.reject(new Error('een PostgreSQL-database kopieert u met pg_dump')),
    close: () => pool.end(),
  };
}

async function transact<Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
  begin = 'BEGIN',
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const value = await work(client);
    await client.query('COMMIT');
    client.release();
    return value;
  } catch (error) {
    const broken = await client.query('ROLLBACK').then(
      () => undefined,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}

async function migrate(pool: pg.Pool): Promise<void> {
  await transact(pool, async (client) => {
    await client.query(`SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(VERSION_TABLE);
    const { rows } = await client.query<{ version: number }>(READ_VERSION);
    for (const script of scriptsAfter(rows[0]?.version ?? 0, 'postgres')) await client.query(script);
  });
}

/** Statements by their place in the code; the name lets PostgreSQL prepare each once for a connection. */
const statements = new Map<TemplateStringsArray, { readonly name: string; readonly text: string }>();

function runner(client: pg.Pool | pg.PoolClient): Sql {
  return async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) => {
    let statement = statements.get(strings);
    if (!statement) {
      const text = strings.reduce((before, after, index) => `${before}$${index}${after}`);
      statement = { name: `leads-${statements.size}`, text };
      statements.set(strings, statement);
    }
    return (await client.query({ ...statement, values })).rows as Row[];
  };
}

/** Times and counts are numbers: none comes near 2^53. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text');
}
