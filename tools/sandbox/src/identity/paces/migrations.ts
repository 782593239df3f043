/** Paces: how often a caller may ask about people, guess, or have a stranger written to. All instances of the bank count together. */
export const migrations = [
  {
    id: '001-paces',
    sql: `
      -- A bucket that is not full, and when it will be. One that is full has no row.
      CREATE TABLE pace (
        -- What is counted, and whose it is: a user, a customer, an address of the network, a link.
        name text PRIMARY KEY,
        full_at timestamptz NOT NULL
      );
      CREATE INDEX pace_full ON pace (full_at);
      -- What was asked, by a hash, and when first: the same again costs nothing for a day.
      CREATE TABLE question (
        asker text NOT NULL,
        hash text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (asker, hash)
      );
      CREATE INDEX question_at ON question (at);
    `,
  },
];
