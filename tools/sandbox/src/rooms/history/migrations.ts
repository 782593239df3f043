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
  {
    id: '002-export-formats',
    sql: `
      ALTER TABLE history_export ADD COLUMN format text NOT NULL DEFAULT 'csv'
        CHECK (format IN ('csv', 'xlsx', 'pdf', 'camt053', 'mt940', 'ofx'));
    `,
  },
  // Fees join their transactions, so counting a list without filters needs their number.
  { id: '003-fees-of-an-account', sql: 'CREATE INDEX entry_fee ON entry (account_id) WHERE line = 2' },
  {
    id: '004-remarks',
    sql: `
      -- What a customer has taught the bank: whatever this payee takes is for that.
      CREATE TABLE taught_category (
        customer_id int NOT NULL REFERENCES customer (id),
        -- payee_key of category.sql.
        payee text NOT NULL,
        category text NOT NULL,
        PRIMARY KEY (customer_id, payee)
      );
      -- Notes and files belong to a payment as one customer sees it: all of its rows show them, and the other side does not.
      CREATE TABLE transaction_note (
        customer_id int NOT NULL REFERENCES customer (id),
        payment_id text NOT NULL,
        note text NOT NULL CHECK (note <> ''),
        PRIMARY KEY (customer_id, payment_id)
      );
      CREATE TABLE attachment (
        id text PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        customer_id int NOT NULL REFERENCES customer (id),
        payment_id text NOT NULL,
        file_name text NOT NULL,
        media_type text NOT NULL,
        content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 10485760)
      );
      CREATE INDEX attachment_payment ON attachment (customer_id, payment_id);
      -- Filters under a name, of one user for one customer.
      CREATE TABLE history_view (
        id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        user_id int NOT NULL REFERENCES app_user (id),
        customer_id int NOT NULL REFERENCES customer (id),
        name text NOT NULL,
        filter jsonb NOT NULL
      );
      CREATE UNIQUE INDEX history_view_name ON history_view (user_id, customer_id, lower(name));
    `,
  },
  {
    id: '005-many-entries',
    sql: `
      -- Accounts count their fees themselves.
      DROP INDEX entry_fee;
      -- What was spent in a month is read from the index alone.
      DROP INDEX entry_customer;
      CREATE INDEX entry_customer ON entry (customer_id, at, seq) INCLUDE (account_id, line, currency, amount, operation_type)
        WHERE customer_id IS NOT NULL;
      -- Notes name the payments that they are about.
      CREATE INDEX entry_payment ON entry (payment_id) WHERE customer_id IS NOT NULL;
      CREATE INDEX entry_amount ON entry (customer_id, abs(amount)) WHERE customer_id IS NOT NULL;
      -- Words by their groups of three letters, in the owner's entries. A server without these two modules reads all entries of the owner.
      DO $$ BEGIN
        IF (SELECT count(*) FROM pg_available_extensions WHERE name IN ('pg_trgm', 'btree_gin')) = 2 THEN
          CREATE EXTENSION IF NOT EXISTS pg_trgm;
          CREATE EXTENSION IF NOT EXISTS btree_gin;
          CREATE INDEX entry_words ON entry USING gin (customer_id,
            (counterparty_name || ' ' || coalesce(counterparty_email, '') || ' ' || description || ' ' || payment_id) gin_trgm_ops)
            WHERE customer_id IS NOT NULL;
        END IF;
      END $$;
      -- How common a word is, so that a common one is read from the newest entry on and a rare one from the index.
      CREATE STATISTICS entry_word_counts ON
        (counterparty_name || ' ' || coalesce(counterparty_email, '') || ' ' || description || ' ' || payment_id) FROM entry;
    `,
  },
  {
    id: '006-how-rare',
    sql: `
      -- Of a hundred samples one may hold a word that is rare, and the planner takes that word for common.
      ALTER STATISTICS entry_word_counts SET STATISTICS 500;
      -- What analyzing learns of the expression of an index is not used where the index is about some rows only.
      CREATE STATISTICS entry_sizes ON (abs(amount)) FROM entry;
    `,
  },
  // Whose IBANs stand in the file.
  { id: '007-brand-of-an-export', sql: `ALTER TABLE history_export ADD COLUMN brand text NOT NULL DEFAULT 'd'` },
];
