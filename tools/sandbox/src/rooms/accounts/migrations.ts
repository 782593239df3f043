/** Comes after the ledger, whose accounts the table refers to. */
export const migrations = [
  {
    id: '001-accounts',
    sql: `
      -- Which payment instructions a user has seen. What an instruction says follows from the account.
      CREATE TABLE instruction_view (
        user_id int NOT NULL,
        account_id int NOT NULL REFERENCES account (id),
        instruction_id int NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (user_id, account_id, instruction_id)
      );`,
  },
];
