-- Written by "npm run supabase" from server/store/migrations.ts: do not edit.
DO $migration$
DECLARE
  earlier_path TEXT := current_setting('search_path');
  grantee TEXT;
  private_table TEXT;
BEGIN
  PERFORM set_config('search_path', 'leads', true);
IF NOT EXISTS (SELECT FROM schema_versions WHERE version = 2) THEN
ALTER TABLE outbox DROP CONSTRAINT outbox_purpose_check;
    ALTER TABLE outbox ADD CONSTRAINT outbox_purpose_check
      CHECK (purpose IN ('firm', 'visitor', 'late-photos', 'unconfirmed'));
    ALTER TABLE outbox ADD COLUMN recipient TEXT;
    CREATE INDEX outbox_by_recipient ON outbox (recipient, created_at) WHERE recipient IS NOT NULL;
    ALTER TABLE photos ADD COLUMN source_hash TEXT;
    CREATE UNIQUE INDEX photos_by_source ON photos (reference, source_hash); INSERT INTO schema_versions VALUES (2);
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
