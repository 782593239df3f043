/** WebAuthn level 3: public keys only; a challenge is kept as a hash, and its row goes with its first use. */
export const migrations = [
  {
    id: '001-passkeys',
    sql: `
      CREATE TABLE passkey (
        id text PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        name text NOT NULL,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      );
      CREATE INDEX passkey_user ON passkey (user_id, created_at);
      CREATE TABLE passkey_challenge (
        hash bytea PRIMARY KEY,
        purpose text NOT NULL CHECK (purpose IN ('register', 'login', 'approve')),
        user_id int REFERENCES app_user (id),
        key_hash bytea,
        trxid text REFERENCES payment (id),
        nonce text,
        expires_at timestamptz NOT NULL,
        CHECK ((purpose = 'login') = (user_id IS NULL)),
        CHECK ((purpose = 'login') = (key_hash IS NOT NULL)),
        CHECK ((purpose = 'approve') = (trxid IS NOT NULL AND nonce IS NOT NULL))
      );
      CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);
    `,
  },
  {
    id: '002-passkeys-approve-requests',
    sql: `
      ALTER TABLE passkey_challenge ADD COLUMN approval_id text REFERENCES payment_approval (id);
      ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_check2;
      ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_approves
        CHECK ((purpose = 'approve') = (num_nonnulls(trxid, approval_id) = 1 AND nonce IS NOT NULL));
    `,
  },
  {
    id: '003-passkeys-permit',
    sql: `
      -- A session whose user has proven themself again may register one passkey (R0.39).
      CREATE TABLE passkey_permit (
        session_id text PRIMARY KEY REFERENCES session (id),
        user_id int NOT NULL REFERENCES app_user (id),
        expires_at timestamptz NOT NULL
      );
    `,
  },
];
