-- A file of global payments, as it was read and changed since.
CREATE TABLE global_batch (
  id text PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer (id),
  created_by int NOT NULL REFERENCES app_user (id),
  account_id int NOT NULL REFERENCES account (id),
  name text NOT NULL,
  at timestamptz NOT NULL,
  -- Of who gets how much: batches that pay the same people the same amounts have the same one.
  fingerprint text NOT NULL,
  -- When it was given up before it was ordered.
  rejected_at timestamptz
);
CREATE INDEX global_batch_fingerprint ON global_batch (customer_id, fingerprint, at);

CREATE TABLE global_row (
  batch_id text NOT NULL REFERENCES global_batch (id),
  n int NOT NULL,
  -- As the file or the customer wrote it, by the fields of the method table: a wrong text is shown, and mended.
  data jsonb NOT NULL,
  fee_share text NOT NULL CHECK (fee_share IN ('our', 'ben')),
  -- Ways that the customer does not want the recipient to choose.
  forbidden text[] NOT NULL,
  -- What was read from the texts; null with the reason where they cannot be read.
  amount numeric(38,8),
  unread jsonb,
  -- The price; null where the row is wrong.
  debit numeric(38,8),
  fee numeric(38,8),
  rate numeric(38,8),
  -- ready waits, sent has a payment of its own; wrong was refused when it was checked, failed when it was its turn.
  state text NOT NULL CHECK (state IN ('ready', 'wrong', 'deleted', 'sent', 'failed')),
  -- A refusal: its reason, and what it names.
  refused jsonb,
  PRIMARY KEY (batch_id, n),
  CHECK (state = 'deleted' OR (state IN ('wrong', 'failed')) = (refused IS NOT NULL)),
  CHECK (state IN ('wrong', 'deleted') OR amount > 0 AND debit > 0 AND fee >= 0 AND rate > 0)
);

-- Customers who may already pay many customers at once, and single recipients by a link, may do both at once (R2.3.13).
UPDATE customer SET permissions = permissions || '{mass.global}'
WHERE 'mass.p2p' = ANY (permissions) AND 'other.global' = ANY (permissions) AND NOT 'mass.global' = ANY (permissions);
