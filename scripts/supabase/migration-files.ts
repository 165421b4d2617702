import { SCHEMA } from '../../server/functions/supabase/settings.ts';
import { READ_VERSION, schemaScript, VERSION_TABLE } from '../../server/store/schema.ts';

const NOTE = '-- Written by "npm run supabase" from server/store/schema.ts: do not edit.';

/**
 * The migrations of a Supabase project by file name, made from the tables of our own PostgreSQL. They can be applied twice,
 * because `npm run leads` creates missing tables too. Supabase's API does not expose the schema, and only its owner has
 * rights in it.
 */
export function migrationFiles(): Map<string, string> {
  const sql = `${NOTE}
CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
REVOKE ALL ON SCHEMA ${SCHEMA} FROM PUBLIC;
${block(`${VERSION_TABLE};
IF (${READ_VERSION}) = 0 THEN
${schemaScript(0, 'postgres').trim()}
END IF`)}`;
  return new Map([['20261122000000_leads.sql', sql]]);
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
`;
}
