import type { Migration } from '../../platform/pg/migrate';

/**
 * Statements that were issued. What a statement says beside the ledger (who holds the account, and what it is called) is kept as it was
 * when the statement was first asked for, and each file is kept whole: a later name, address or drawing changes no paper.
 */
export const migrations: readonly Migration[] = [
  {
    id: '001-statements',
    sql: `
      CREATE TABLE statement (
        account_id int NOT NULL REFERENCES account (id),
        -- Its first day.
        month date NOT NULL,
        holder text[] NOT NULL,
        account_name text NOT NULL,
        made_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, month)
      );
      CREATE TABLE statement_file (
        account_id int NOT NULL,
        month date NOT NULL,
        brand text NOT NULL,
        lang text NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (account_id, month, brand, lang),
        FOREIGN KEY (account_id, month) REFERENCES statement (account_id, month)
      );
    `,
  },
];
