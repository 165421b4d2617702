/**
 * The script that creates the tables. A change of them needs a new `VERSION` and a script for older files (`sqlite.ts`), and
 * a migration for Supabase.
 */
export function tables(dialect: 'sqlite' | 'postgres'): string {
  const isPostgres = dialect === 'postgres';
  // Ids are never reused: a late report on a deleted mail must not affect a new one.
  const id = isPostgres ? 'BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY' : 'INTEGER PRIMARY KEY AUTOINCREMENT';
  return `
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
      id ${id},
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
      bytes ${isPostgres ? 'BYTEA' : 'BLOB'} NOT NULL,
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
    ${isPostgres ? SHARED_LIMITS : ''}`;
}

/** Only processes that share a database keep the rate limit in it. */
const SHARED_LIMITS = `
    CREATE TABLE rate_limits (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT);`;
