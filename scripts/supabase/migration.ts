import { SCHEMA } from '../../server/functions/supabase/settings.ts';
import { tables } from '../../server/store/schema.ts';

/** The name of the migration with the tables. */
export const MIGRATION_FILE = '20261122000000_leads.sql';

/**
 * The migration of a Supabase project, which creates the tables. Supabase's API does not expose the schema, and only its
 * owner has rights in it: after the statements all others are revoked, whatever the default privileges are.
 */
export const migration = `-- Written by "npm run supabase" from server/store/schema.ts: do not edit.
CREATE SCHEMA ${SCHEMA};
REVOKE ALL ON SCHEMA ${SCHEMA} FROM PUBLIC;
DO $migration$
DECLARE
  earlier_path TEXT := current_setting('search_path');
  grantee TEXT;
  private_table TEXT;
BEGIN
  PERFORM set_config('search_path', '${SCHEMA}', true);
  ${tables('postgres').trim()}
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
