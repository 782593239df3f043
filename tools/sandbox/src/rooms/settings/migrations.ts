/** What a user sets about their own safety, and whom a customer does not pay (R2.7.10). */
export const migrations = [
  {
    id: '001-settings',
    sql: `
      -- A change that waits for its code: bound to it, once, five tries, ten minutes (R0.22).
      CREATE TABLE security_change (
        id text PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        kind text NOT NULL CHECK (kind IN ('signIn', 'approval', 'password', 'ipAdd', 'ipDelete', 'ipMode')),
        change jsonb NOT NULL,
        code_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        tries int NOT NULL DEFAULT 0
      );
      CREATE INDEX security_change_user ON security_change (user_id);
      ALTER TABLE app_user
        ADD COLUMN access_ip_mode text NOT NULL DEFAULT 'off' CHECK (access_ip_mode IN ('off', 'warn', 'block'));
      CREATE TABLE trusted_ip (
        id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        user_id int NOT NULL REFERENCES app_user (id),
        network cidr NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (user_id, network)
      );
      CREATE TABLE payout_block (
        customer_id int NOT NULL REFERENCES customer (id),
        block_type text NOT NULL CHECK (block_type IN ('email', 'account')),
        email text NOT NULL,
        note text NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (customer_id, email)
      );
      ALTER TABLE login_attempt
        DROP CONSTRAINT login_attempt_result_check,
        ADD CHECK (result IN ('ok', 'wrongPassword', 'locked', 'wrongCode', 'declined', 'blocked'));
    `,
  },
  {
    id: '002-phone',
    sql: `
      ALTER TABLE security_change
        DROP CONSTRAINT security_change_kind_check,
        ADD CHECK (kind IN ('signIn', 'approval', 'password', 'ipAdd', 'ipDelete', 'ipMode', 'phone'));
    `,
  },
  {
    id: '003-passkey',
    sql: `
      ALTER TABLE security_change
        DROP CONSTRAINT security_change_kind_check,
        ADD CHECK (kind IN ('signIn', 'approval', 'password', 'ipAdd', 'ipDelete', 'ipMode', 'phone', 'passkey'));
    `,
  },
  {
    id: '004-act',
    sql: `
      ALTER TABLE security_change
        DROP CONSTRAINT security_change_kind_check,
        ADD CHECK (kind IN ('signIn', 'approval', 'password', 'ipAdd', 'ipDelete', 'ipMode', 'phone', 'passkey', 'act'));
    `,
  },
  {
    id: '005-blocked-holders',
    sql: `
      -- R0.181: who held a blocked address when it was blocked; null: nobody, or it is an account.
      ALTER TABLE payout_block ADD COLUMN holder text;
      UPDATE payout_block b SET holder = h.holder FROM address_holder h WHERE b.block_type = 'email' AND h.email = b.email;
      ALTER TABLE payout_block DROP CONSTRAINT payout_block_pkey;
      CREATE UNIQUE INDEX payout_block_once ON payout_block (customer_id, email, coalesce(holder, ''));
    `,
  },
];
