/** Work that is deferred or slow. The room that queued a job knows its meaning. */
export const migrations = [
  {
    id: '001-jobs',
    sql: `
      CREATE TABLE job (
        id text PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        kind text NOT NULL,
        payload jsonb NOT NULL,
        -- By the bank's clock.
        due_at timestamptz NOT NULL,
        -- How often it ended in an error; a killed bank is none of them.
        failures int NOT NULL DEFAULT 0,
        -- Given up on.
        failed_at timestamptz
      );
      CREATE INDEX job_due ON job (due_at, seq) WHERE failed_at IS NULL;
    `,
  },
  {
    id: '001-jobs-that-fail',
    sql: `
      -- Why the last try ended in an error, for people.
      ALTER TABLE job ADD COLUMN last_error text;
      CREATE INDEX job_stuck ON job (failures) WHERE failures > 0;
    `,
  },
];
