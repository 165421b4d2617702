-- Written by "npm run supabase" from server/store/migrations.ts: do not edit.
DO $migration$
DECLARE
  earlier_path TEXT := current_setting('search_path');
  grantee TEXT;
  private_table TEXT;
BEGIN
  PERFORM set_config('search_path', 'leads', true);
IF NOT EXISTS (SELECT FROM schema_versions WHERE version = 1) THEN
CREATE TABLE leads (
      reference TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('quote', 'contact')),
      idempotency_key TEXT NOT NULL UNIQUE,
      content_hash TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      announced_photos INTEGER NOT NULL,
      upload_token TEXT NOT NULL UNIQUE,
      suspected_spam INTEGER NOT NULL,
      fields TEXT NOT NULL
    );
    CREATE INDEX leads_by_age ON leads (received_at, reference);

    CREATE TABLE outbox (
      id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      reference TEXT NOT NULL REFERENCES leads ON DELETE CASCADE,
      purpose TEXT NOT NULL CHECK (purpose IN ('firm', 'visitor', 'late-photos')),
      message_id TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      scheduled_at BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      leased_until BIGINT,
      attempts INTEGER NOT NULL,
      sent_at BIGINT,
      dead_at BIGINT,
      last_error TEXT,
      UNIQUE (reference, message_id)
    );
    CREATE INDEX outbox_open ON outbox (due_at, id) WHERE sent_at IS NULL AND dead_at IS NULL;
    CREATE INDEX outbox_dead ON outbox (reference) WHERE dead_at IS NOT NULL;

    CREATE TABLE photos (
      reference TEXT NOT NULL REFERENCES leads ON DELETE CASCADE,
      position INTEGER NOT NULL,
      mail_id BIGINT NOT NULL REFERENCES outbox ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      bytes BYTEA NOT NULL,
      UNIQUE (reference, position)
    );
    CREATE INDEX photos_by_mail ON photos (mail_id); INSERT INTO schema_versions VALUES (1);
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
