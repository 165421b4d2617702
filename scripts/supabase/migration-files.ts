import { SCHEMA } from '../../server/functions/supabase/settings.ts';
import { scriptsAfter, VERSION_TABLE } from '../../server/store/migrations.ts';

const NOTE = '-- Written by "npm run supabase" from server/store/migrations.ts: do not edit.';
const FIRST = 20261122000000;

/**
 * The migrations of a Supabase project by file name, made from those of our own PostgreSQL. Each can be applied twice,
 * because `npm run leads` applies missing ones too.
 */
export function migrationFiles(): Map<string, string> {
  const steps = scriptsAfter(0, 'postgres').map((script, index): [string, string] => [
    `${FIRST + index + 1}_leads_${index + 1}.sql`,
    stepFile(script, index + 1),
  ]);
  return new Map([[`${FIRST}_leads_schema.sql`, schemaFile()], ...steps]);
}

/** Supabase's API does not expose this schema, and only its owner has rights in it. */
function schemaFile(): string {
  return `${NOTE}
CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
REVOKE ALL ON SCHEMA ${SCHEMA} FROM PUBLIC;
${block(VERSION_TABLE)}`;
}

function stepFile(script: string, version: number): string {
  const guarded = `IF NOT EXISTS (SELECT FROM schema_versions WHERE version = ${version}) THEN
${script.trim()}
END IF;`;
  return `${NOTE}
${block(guarded)}`;
}

/** Statements to run in the schema, followed by revoking all rights except the owner's, whatever the default privileges are. */
function block(statements: string): string {
  return `DO $migration$
DECLARE
  earlier_path TEXT := current_setting('search_path');
  grantee TEXT;
  private_table TEXT;
BEGIN
  PERFORM set_config('search_path', '${SCHEMA}', true);
${statements};
  FOR private_table IN SELECT tablename FROM pg_tables WHERE schemaname = '${SCHEMA}' LOOP
    EXECUTE format('ALTER TABLE ${SCHEMA}.%I ENABLE ROW LEVEL SECURITY', private_table);
    FOR grantee IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated', 'service_role') LOOP
      EXECUTE format('REVOKE ALL ON ${SCHEMA}.%I FROM %I', private_table, grantee);
    END LOOP;
  END LOOP;
  PERFORM set_config('search_path', earlier_path, true);
END
$migration$;
`.replaceAll(/;(?:\s*;)+/g, ';');
}
