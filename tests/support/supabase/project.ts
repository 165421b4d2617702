import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { SCHEMA } from '../../../server/functions/supabase/settings.ts';
import type { PostgresServer } from '../postgres.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url));

/** Runs SQL on a database. Returns the rows of the last statement. */
export async function runSql(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const results = [await client.query(sql)].flat();
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

let databases = 0;

/** Creates an empty database, like that of a new Supabase project. Returns its URL. */
export async function createEmptyProject(postgres: PostgresServer): Promise<string> {
  const url = new URL(await postgres.createDatabase());
  url.search = '';
  const name = `project_${++databases}`;
  await runSql(url.href, `CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Applies the project's migrations, as `supabase db push` does. */
export async function applyMigrations(databaseUrl: string): Promise<void> {
  for (const name of readdirSync(migrationsFolder).sort()) {
    await runSql(databaseUrl, readFileSync(join(migrationsFolder, name), 'utf8'));
  }
}

/** Creates a database with the migrations applied. Returns its URL, including the schema, for the store. */
export async function createProject(postgres: PostgresServer): Promise<string> {
  const databaseUrl = await createEmptyProject(postgres);
  await applyMigrations(databaseUrl);
  return `${databaseUrl}?schema=${SCHEMA}`;
}
