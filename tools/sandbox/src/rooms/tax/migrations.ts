/** Representatives whom a company has invited to certify its taxes (R1.2.6). Of the secret only its SHA-256 is kept. */
export const migrations = [
  {
    id: '001-tax',
    sql: `
      CREATE TABLE representative_invitation (
        hash bytea PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id),
        customer_id int NOT NULL REFERENCES customer (id),
        expires_at timestamptz NOT NULL,
        -- The certification was given, or a newer invitation took its place.
        used_at timestamptz
      );
      CREATE INDEX representative_invitation_user ON representative_invitation (user_id, customer_id);
    `,
  },
];
