-- Written by "npm run supabase" from server/store/schema.ts: do not edit.
CREATE SCHEMA leads;
REVOKE ALL ON SCHEMA leads FROM PUBLIC;
DO $migration$
DECLARE
  earlier_path TEXT := current_setting('search_path');
  grantee TEXT;
  private_table TEXT;
BEGIN
  PERFORM set_config('search_path', 'leads', true);
  CREATE TABLE leads (
      reference TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('quote', 'contact')),
      content_hash TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      announced_photos INTEGER NOT NULL,
      upload_token TEXT NOT NULL UNIQUE,
      suspected_spam INTEGER NOT NULL,
      fields TEXT NOT NULL
    );
    CREATE INDEX leads_by_age ON leads (received_at, reference);
    CREATE INDEX leads_by_content ON leads (content_hash, received_at);

    CREATE TABLE outbox (
      id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      reference TEXT NOT NULL REFERENCES leads ON DELETE CASCADE,
      purpose TEXT NOT NULL CHECK (purpose IN ('firm', 'visitor', 'late-photos', 'unconfirmed')),
      -- The same on every attempt; another one when a person sends the mail again.
      message_id TEXT NOT NULL,
      -- Times are in milliseconds since 1970. A mail to the firm that is unsent long after this one needs a person.
      created_at BIGINT NOT NULL,
      -- When due_at or leased_until was written. In the future: the clock was set back, so both mean nothing.
      scheduled_at BIGINT NOT NULL,
      -- The next attempt is not before this: photos are awaited, or an attempt failed.
      due_at BIGINT NOT NULL,
      -- A worker is sending it, until its lease ends.
      leased_until BIGINT,
      -- Including the one under way.
      attempts INTEGER NOT NULL,
      sent_at BIGINT,
      -- Given up.
      dead_at BIGINT,
      -- Why the last attempt failed, without personal data.
      last_error TEXT,
      UNIQUE (reference, message_id)
    );
    CREATE INDEX outbox_unsent ON outbox (due_at, id) WHERE sent_at IS NULL;

    CREATE TABLE photos (
      reference TEXT NOT NULL REFERENCES leads ON DELETE CASCADE,
      position INTEGER NOT NULL,
      mail_id BIGINT NOT NULL REFERENCES outbox ON DELETE CASCADE,
      source_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      bytes BYTEA NOT NULL,
      UNIQUE (reference, position),
      UNIQUE (reference, source_hash)
    );
    CREATE INDEX photos_by_mail ON photos (mail_id);

    CREATE TABLE refused_photos (
      reference TEXT NOT NULL REFERENCES leads ON DELETE CASCADE,
      source_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      reason TEXT NOT NULL,
      PRIMARY KEY (reference, source_hash)
    );

    CREATE TABLE moments (name TEXT PRIMARY KEY, at BIGINT NOT NULL);
    
    CREATE TABLE rate_limits (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT);
  FOR private_table IN SELECT tablename FROM pg_tables WHERE schemaname = 'leads' LOOP
    EXECUTE format('ALTER TABLE leads.%I ENABLE ROW LEVEL SECURITY', private_table);
    FOR grantee IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated', 'service_role') LOOP
      EXECUTE format('REVOKE ALL ON leads.%I FROM %I', private_table, grantee);
    END LOOP;
  END LOOP;
  PERFORM set_config('search_path', earlier_path, true);
END
$migration$;
