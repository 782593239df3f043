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
  {
    id: '002-sign-in-flows',
    sql: `
      ALTER TABLE app_user
        ADD COLUMN migration_kind text NOT NULL DEFAULT 'none' CHECK (migration_kind IN ('none', 'soft', 'strict')),
        ADD COLUMN migration_until timestamptz CHECK (migration_kind <> 'soft' OR migration_until IS NOT NULL),
        ADD COLUMN migration_strategy text NOT NULL DEFAULT 'migrate' CHECK (migration_strategy IN ('migrate', 'enable')),
        ADD CHECK (two_factor_mode IN ('simple', 'direct', 'otp', 'sms', 'verifyDevice', 'push'));
      -- How a code came about. 'issued': the bank made it for a user who had authenticated already.
      ALTER TABLE login_code
        ADD COLUMN flow text NOT NULL DEFAULT 'issued'
          CHECK (flow IN ('issued', 'direct', 'otp', 'sms', 'verifyDevice', 'push')),
        ADD COLUMN factor_passed bool NOT NULL DEFAULT false,
        ADD COLUMN parent_session text REFERENCES session (id),
        ADD COLUMN store_sends int NOT NULL DEFAULT 0,
        ADD COLUMN ip text NOT NULL DEFAULT '',
        ADD COLUMN user_agent text NOT NULL DEFAULT '';
      -- Every try to sign in, the failed ones too. The user is null for an unknown address.
      CREATE TABLE login_attempt (
        id text PRIMARY KEY,
        user_id int REFERENCES app_user (id),
        at timestamptz NOT NULL,
        ip text NOT NULL,
        user_agent text NOT NULL,
        result text NOT NULL CHECK (result IN ('ok', 'wrongPassword', 'locked', 'wrongCode', 'declined'))
      );
      CREATE INDEX login_attempt_user ON login_attempt (user_id, at DESC);
    `,
  },
  {
    id: '003-ways-and-scopes',
    sql: `
      -- Which way a sign-in takes, so that it passes the gate of that way (gate.ts).
      ALTER TABLE login_code
        ADD COLUMN way text NOT NULL DEFAULT 'password' CHECK (way IN ('password', 'passkey', 'handOver', 'link'));
      UPDATE login_code SET way = CASE WHEN parent_session IS NULL THEN 'passkey' ELSE 'handOver' END
       WHERE flow = 'issued';
      -- What a session opens (scopes.ts); null: whatever its user may do.
      ALTER TABLE session ADD COLUMN scopes text[];
    `,
  },
  {
    id: '004-guard-by-asker',
    sql: `
      -- Counts of a quarter of an hour: those of before are not carried over.
      DROP TABLE sign_in_guard;
      CREATE TABLE sign_in_guard (
        email text NOT NULL,
        -- Whose tries: of one subscriber of the network, of all strangers, of the user's own browser, phone or session; or wrong codes.
        asker text NOT NULL,
        failures int NOT NULL,
        counted_at timestamptz NOT NULL,
        PRIMARY KEY (email, asker)
      );
      CREATE INDEX sign_in_guard_counted ON sign_in_guard (counted_at);
    `,
  },
];
