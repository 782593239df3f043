/** What customers accepted when they registered (R1.5.3): pages of the brand through which they came. */
export const migrations = [
  {
    id: '001-accepted-agreements',
    sql: `
      CREATE TABLE accepted_agreement (
        user_id int NOT NULL REFERENCES app_user (id),
        agreement text NOT NULL CHECK (agreement IN ('privacy', 'terms')),
        brand text NOT NULL,
        accepted_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, agreement)
      );
    `,
  },
];
