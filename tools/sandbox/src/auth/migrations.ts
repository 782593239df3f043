/** Sign-in state. Every secret is kept as its SHA-256 only: they have 256 random bits, so no slow hash is needed. */
export const migrations = [
  {
    id: '001-auth',
    sql: `
      CREATE TABLE session (
        id text PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        created_at timestamptz NOT NULL,
        absolute_until timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_reason text CHECK (end_reason IN ('logout', 'idle', 'absolute', 'reuse', 'reset'))
      );
      CREATE INDEX session_ended ON session (ended_at) WHERE ended_at IS NOT NULL;
      CREATE TABLE refresh_token (
        hash bytea PRIMARY KEY,
        session_id text NOT NULL REFERENCES session (id),
        generation int NOT NULL,
        issued_at timestamptz NOT NULL,
        rotated_at timestamptz,
        UNIQUE (session_id, generation)
      );
      CREATE TABLE login_code (
        hash bytea PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        challenge text NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        session_id text REFERENCES session (id),
        otp_hash bytea,
        otp_expires_at timestamptz,
        otp_tries int NOT NULL DEFAULT 0,
        otp_sends int NOT NULL DEFAULT 0
      );
      CREATE TABLE sign_in_guard (email text PRIMARY KEY, failures int NOT NULL, locked_until timestamptz);
    `,
  },
];
