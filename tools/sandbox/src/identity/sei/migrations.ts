/** Products of others that ask to act for a user (R1.7.18), with the hosts an answer may go to. */
export const migrations = [
  {
    id: '001-sei',
    sql: `
      CREATE TABLE sei_client (id text PRIMARY KEY, name text NOT NULL, redirect_hosts text[] NOT NULL);
      INSERT INTO sei_client VALUES ('ledgerly', 'Ledgerly', '{app.ledgerly.example,localhost}');
      CREATE TABLE sei_authorization (
        hash bytea PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        client_id text NOT NULL REFERENCES sei_client (id),
        redirect_uri text NOT NULL,
        state text,
        scopes text[] NOT NULL,
        expires_at timestamptz NOT NULL,
        result bool,
        code_hash bytea
      );
    `,
  },
  {
    id: '002-exchange',
    sql: `
      -- RFC 7636: only the client that requested a code can use it. A request without a challenge never gets a code exchanged.
      ALTER TABLE sei_authorization
        ADD COLUMN challenge text,
        ADD COLUMN code_expires_at timestamptz,
        ADD COLUMN code_used_at timestamptz,
        ADD COLUMN session_id text REFERENCES session (id),
        ADD UNIQUE (code_hash);
    `,
  },
];
