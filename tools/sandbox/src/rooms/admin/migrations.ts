/** For whom an administrator acts, since when, why and until when. Rows are never deleted: the customer reads them. */
export const migrations = [
  {
    id: '001-admin',
    sql: `
      CREATE TABLE admin_act (
        id text PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        customer_id int NOT NULL REFERENCES customer (id),
        reason text NOT NULL,
        started_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX admin_act_customer ON admin_act (customer_id, started_at DESC);
      CREATE INDEX admin_act_open ON admin_act (user_id, customer_id) WHERE ended_at IS NULL;
    `,
  },
  {
    id: '002-proof',
    sql: `
      -- The session that has given its second factor, and until when that counts (R0.52).
      ALTER TABLE admin_act ADD COLUMN proven_session text, ADD COLUMN proven_until timestamptz;
    `,
  },
];
