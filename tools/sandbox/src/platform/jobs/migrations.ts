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
  {
    id: '002-lanes-and-turns',
    sql: `
      ALTER TABLE job
        -- 1: the money of one person, 2: a piece of a batch, 3: the rest (job_rank).
        ADD COLUMN urgency smallint NOT NULL DEFAULT 1,
        -- One job of a turn runs at a time. Null: it waits for none.
        ADD COLUMN turn text,
        -- It waits for an answer from outside of the bank.
        ADD COLUMN calls_out boolean NOT NULL DEFAULT false,
        -- Until when a bank that makes the call has it, by the bank's clock.
        ADD COLUMN claimed_until timestamptz,
        -- When it was due before it failed; null: due_at.
        ADD COLUMN wanted_at timestamptz;
      -- Jobs of before are ranked once; a new one is ranked when it is queued.
      UPDATE job SET urgency = 2, turn = 'paymentId:' || (payload ->> 'paymentId') WHERE kind IN ('payMassRows', 'sendGlobalRows');
      UPDATE job SET urgency = 3 WHERE kind IN ('historyExport', 'historyExportExpiry', 'remindOfInvoice', 'watchDocument', 'forgetDocuments',
        'lapseTaxPaper', 'stepCard', 'watchIdentityRun', 'watchVideoCall', 'forgetApplication', 'remindRecipient', 'remindOfRequest',
        'identityProviderSays');
      -- Each lane has its order: the most urgent, the oldest, and those that call.
      DROP INDEX job_due;
      CREATE INDEX job_urgent ON job (urgency, due_at, seq) WHERE failed_at IS NULL AND NOT calls_out;
      CREATE INDEX job_oldest ON job (due_at, seq) WHERE failed_at IS NULL AND NOT calls_out;
      CREATE INDEX job_calls ON job (due_at, seq) WHERE failed_at IS NULL AND calls_out;
      CREATE INDEX job_claims ON job (turn) WHERE claimed_until IS NOT NULL;
    `,
  },
];
