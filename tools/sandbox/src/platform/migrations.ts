/** What all rooms lean on: settings shared by every instance, the outbox, the faults testers ask for. */
export const migrations = [
  {
    id: '001-platform',
    sql: `
      CREATE TABLE setting (key text PRIMARY KEY, value text NOT NULL);
      CREATE TABLE outbox (
        id text PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        at timestamptz NOT NULL,
        channel text NOT NULL CHECK (channel IN ('sms', 'email', 'push')),
        recipient text NOT NULL,
        subject text,
        text text NOT NULL,
        code text
      );
      CREATE INDEX outbox_recipient ON outbox (recipient, at);
      CREATE INDEX outbox_seq ON outbox (seq);
      CREATE TABLE fault (
        id text PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        definition jsonb NOT NULL,
        times int NOT NULL CHECK (times >= 0)
      );
    `,
  },
  {
    id: '002-papers-of',
    sql: `
      -- Whose papers a message is about: it goes when they are forgotten (R0.192).
      ALTER TABLE outbox ADD papers_of int;
      CREATE INDEX outbox_papers ON outbox (papers_of) WHERE papers_of IS NOT NULL;
    `,
  },
];
