-- Written by "npm run supabase" from server/store/migrations.ts: do not edit.
DO $migration$
DECLARE
  earlier_path TEXT := current_setting('search_path');
  grantee TEXT;
  private_table TEXT;
BEGIN
  PERFORM set_config('search_path', 'leads', true);
IF NOT EXISTS (SELECT FROM schema_versions WHERE version = 4) THEN
CREATE TABLE IF NOT EXISTS rate_limits (
      key VARCHAR(255) PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire BIGINT
    ); INSERT INTO schema_versions VALUES (4);
END IF;
  FOR private_table IN SELECT tablename FROM pg_tables WHERE schemaname = 'leads' LOOP
    EXECUTE format('ALTER TABLE leads.%I ENABLE ROW LEVEL SECURITY', private_table);
    FOR grantee IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated', 'service_role') LOOP
      EXECUTE format('REVOKE ALL ON leads.%I FROM %I', private_table, grantee);
    END LOOP;
  END LOOP;
  PERFORM set_config('search_path', earlier_path, true);
END
$migration$;
