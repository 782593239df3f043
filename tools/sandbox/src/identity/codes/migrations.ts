/** Codes that were sent, and codes that were wrong, for as long as a limit looks back (R0.49). */
export const migrations = [
  {
    id: '001-code-events',
    sql: `
      CREATE TABLE code_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- Whose or of what: a user, a customer, an address of the network, what a stranger guesses at.
        bucket text NOT NULL,
        purpose text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('sent', 'wrong', 'submitted')),
        -- Of a wrong code: what was guessed, so that a repeated call is one guess.
        guess text,
        at timestamptz NOT NULL
      );
      CREATE INDEX code_event_bucket ON code_event (bucket, purpose, kind, at);
    `,
  },
  {
    id: '002-forget-code-events',
    sql: 'CREATE INDEX code_event_at ON code_event (at);',
  },
];
