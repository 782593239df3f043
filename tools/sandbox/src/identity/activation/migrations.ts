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
  {
    id: '002-company-invitations',
    sql: `
      -- Whom a company named as its users when it applied; they are invited when it is activated, and not known before (R3.3.25).
      CREATE TABLE company_invitation (
        customer_id int NOT NULL REFERENCES customer (id),
        place int NOT NULL,
        email text NOT NULL CHECK (email = lower(email)),
        first_name text NOT NULL,
        last_name text NOT NULL,
        access_right int NOT NULL CHECK (access_right BETWEEN 0 AND 4),
        position_ids int[] NOT NULL,
        PRIMARY KEY (customer_id, email)
      );
    `,
  },
  {
    id: '003-password-requests',
    sql: `
      -- A request for a new password is its asker's own (R0.150). Codes live ten minutes: those on their way are asked for again.
      DROP TABLE password_change;
      CREATE TABLE password_request (
        email text NOT NULL,
        -- Of the key of the page that asked, or of the subscriber of the network that it asked from.
        key_hash bytea NOT NULL,
        code_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        tries int NOT NULL DEFAULT 0,
        PRIMARY KEY (email, key_hash)
      );
      CREATE INDEX password_request_expires ON password_request (expires_at);
      -- Letters are counted with the codes, by their address and by who asks for them.
      DROP TABLE letter_guard;
    `,
  },
];
