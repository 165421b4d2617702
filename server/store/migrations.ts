type Dialect = 'sqlite' | 'postgres';

/**
 * The migrations, oldest first. The position in the list is the version.
 * Never edit a released migration: add a new one at the end.
 */
function migrations(dialect: Dialect): readonly string[] {
  // Ids are never reused: a late report on a deleted mail must not affect a new one.
  const id =
    dialect === 'sqlite' ? 'INTEGER PRIMARY KEY AUTOINCREMENT' : 'BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY';
  const blob = dialect === 'sqlite' ? 'BLOB' : 'BYTEA';
  const time = 'BIGINT';

  return [
    `
    CREATE TABLE leads (
      reference TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('quote', 'contact')),
      idempotency_key TEXT NOT NULL UNIQUE,
      content_hash TEXT NOT NULL,
      received_at ${time} NOT NULL,
      announced_photos INTEGER NOT NULL,
      upload_token TEXT NOT NULL UNIQUE,
      suspected_spam INTEGER NOT NULL,
      fields TEXT NOT NULL
    );
    CREATE INDEX leads_by_age ON leads (received_at, reference);

    CREATE TABLE outbox (
      id ${id},
      reference TEXT NOT NULL REFERENCES leads ON DELETE CASCADE,
      purpose TEXT NOT NULL CHECK (purpose IN ('firm', 'visitor', 'late-photos')),
      message_id TEXT NOT NULL,
      created_at ${time} NOT NULL,
      scheduled_at ${time} NOT NULL,
      due_at ${time} NOT NULL,
      leased_until ${time},
      attempts INTEGER NOT NULL,
      sent_at ${time},
      dead_at ${time},
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
      bytes ${blob} NOT NULL,
      UNIQUE (reference, position)
    );
    CREATE INDEX photos_by_mail ON photos (mail_id);
    `,
    `
    ${
      dialect === 'postgres'
        ? `
    ALTER TABLE outbox DROP CONSTRAINT outbox_purpose_check;
    ALTER TABLE outbox ADD CONSTRAINT outbox_purpose_check
      CHECK (purpose IN ('firm', 'visitor', 'late-photos', 'unconfirmed'));
    ALTER TABLE outbox ADD COLUMN recipient TEXT;`
        : `
    CREATE TABLE new_outbox (
      id ${id},
      reference TEXT NOT NULL REFERENCES leads ON DELETE CASCADE,
      purpose TEXT NOT NULL CHECK (purpose IN ('firm', 'visitor', 'late-photos', 'unconfirmed')),
      message_id TEXT NOT NULL,
      recipient TEXT,
      created_at ${time} NOT NULL,
      scheduled_at ${time} NOT NULL,
      due_at ${time} NOT NULL,
      leased_until ${time},
      attempts INTEGER NOT NULL,
      sent_at ${time},
      dead_at ${time},
      last_error TEXT,
      UNIQUE (reference, message_id)
    );
    INSERT INTO new_outbox (id, reference, purpose, message_id, created_at, scheduled_at, due_at, leased_until, attempts,
                            sent_at, dead_at, last_error)
      SELECT id, reference, purpose, message_id, created_at, scheduled_at, due_at, leased_until, attempts,
             sent_at, dead_at, last_error FROM outbox;
    DROP TABLE outbox;
    ALTER TABLE new_outbox RENAME TO outbox;
    CREATE INDEX outbox_open ON outbox (due_at, id) WHERE sent_at IS NULL AND dead_at IS NULL;
    CREATE INDEX outbox_dead ON outbox (reference) WHERE dead_at IS NOT NULL;`
    }
    CREATE INDEX outbox_by_recipient ON outbox (recipient, created_at) WHERE recipient IS NOT NULL;
    ALTER TABLE photos ADD COLUMN source_hash TEXT;
    CREATE UNIQUE INDEX photos_by_source ON photos (reference, source_hash);
    `,
    `CREATE TABLE moments (name TEXT PRIMARY KEY, at ${time} NOT NULL)`,
    // The table of rate-limiter-flexible. IF NOT EXISTS: earlier versions let the library create it.
    dialect === 'postgres'
      ? `
    CREATE TABLE IF NOT EXISTS rate_limits (
      key VARCHAR(255) PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire BIGINT
    )`
      : 'SELECT 1',
  ];
}

/** Creates the table that stores the version. Run it first; it is idempotent. */
export const VERSION_TABLE = 'CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)';
export const READ_VERSION = 'SELECT COALESCE(MAX(version), 0) AS version FROM schema_versions';

/** The scripts that update tables of `version`, to run in one transaction, under a lock. */
export function scriptsAfter(version: number, dialect: Dialect): string[] {
  const steps = migrations(dialect);
  if (version > steps.length) {
    throw new Error(`the database has version ${version}, this program knows ${steps.length}: start the newer program`);
  }
  return steps
    .slice(version)
    .map((step, index) => `${step}; INSERT INTO schema_versions VALUES (${version + index + 1});`);
}
