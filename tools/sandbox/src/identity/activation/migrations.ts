/**
 * Activated users, and the secrets of activation links and messages (R3.7.1). A user without a password has never chosen one.
 * Requests about an address are counted by the address, also when no user has it.
 */
export const migrations = [
  {
    id: '001-activation',
    sql: `
      ALTER TABLE app_user
        ADD COLUMN activated_at timestamptz,
        ADD COLUMN must_change_password bool NOT NULL DEFAULT false,
        ALTER COLUMN password_hash DROP NOT NULL;
      CREATE TABLE activation_link (
        hash bytea PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX activation_link_user ON activation_link (user_id);
      CREATE TABLE password_change (
        email text PRIMARY KEY,
        code_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        tries int NOT NULL DEFAULT 0
      );
      CREATE TABLE letter_guard (
        email text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('activation', 'passwordChange')),
        sends int NOT NULL,
        until timestamptz NOT NULL,
        PRIMARY KEY (email, kind)
      );
    `,
  },
];
