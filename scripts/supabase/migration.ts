import { SCHEMA } from '../../server/functions/supabase/settings.ts';
import { READ_VERSION, schemaScript, VERSION_TABLE } from '../../server/store/schema.ts';

/** The name of the migration with the tables. */
export const MIGRATION_FILE = '20261122000000_leads.sql';

/**
 * The migration of a Supabase project, made from the tables of our own PostgreSQL. It can be applied twice, because
 * `npm run leads` creates missing tables too. Supabase's API does not expose the schema, and only its owner has rights in
 * it: after the statements all others are revoked, whatever the default privileges are.
 */
export const migration = `-- Written by "npm run supabase" from server/store/schema.ts: do not edit.
CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
REVOKE ALL ON SCHEMA ${SCHEMA} FROM PUBLIC;
DO $migration$
DECLARE
  earlier_path TEXT := current_setting('search_path');
  grantee TEXT;
  private_table TEXT;
BEGIN
  PERFORM set_config('search_path', '${SCHEMA}', true);
${VERSION_TABLE};
IF (${READ_VERSION}) = 0 THEN
${schemaScript(0, 'postgres').trim()}
END IF;
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
