/** Exports of histories. */
export const migrations = [
  {
    id: '001-history-exports',
    sql: `
      CREATE TABLE history_export (
        id text PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        -- Both have to match the caller: their own export, for the same customer.
        user_id int NOT NULL REFERENCES app_user (id),
        customer_id int NOT NULL REFERENCES customer (id),
        -- The requested history filter (R2.3.14).
        filter jsonb NOT NULL,
        lang text NOT NULL,
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'ready', 'failed', 'expired')),
        rows int NOT NULL DEFAULT 0,
        rows_done int NOT NULL DEFAULT 0,
        bytes int,
        file_name text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz
      );
      CREATE INDEX history_export_user ON history_export (user_id, customer_id, seq);
      -- The file in pieces, so that neither writing nor reading it holds more than one.
      CREATE TABLE history_export_part (
        export_id text NOT NULL REFERENCES history_export (id) ON DELETE CASCADE,
        part int NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (export_id, part)
      );
      CREATE TABLE history_export_mail (
        export_id text NOT NULL REFERENCES history_export (id) ON DELETE CASCADE,
        email text NOT NULL,
        -- Null: as soon as the file is ready.
        sent_at timestamptz,
        PRIMARY KEY (export_id, email)
      );
    `,
  },
];
