-- A batch is ordered as one payment, which holds the money of all of its rows until each of them takes its own.
ALTER TABLE payment DROP CONSTRAINT payment_rail_check,
  ADD CONSTRAINT payment_rail_check CHECK (rail IN ('book', 'clearing', 'batch'));
CREATE UNIQUE INDEX payment_batch ON payment ((details ->> 'batchId')) WHERE rail = 'batch';

-- A file or a text of payments, as it was checked and priced.
CREATE TABLE mass_batch (
  id text PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer (id),
  created_by int NOT NULL REFERENCES app_user (id),
  account_id int NOT NULL REFERENCES account (id),
  name text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX mass_batch_customer ON mass_batch (customer_id, at);

CREATE TABLE mass_row (
  batch_id text NOT NULL REFERENCES mass_batch (id),
  -- Of the customer's own file.
  n int NOT NULL,
  to_email text NOT NULL,
  amount numeric(38,8) NOT NULL,
  currency text NOT NULL,
  note text NOT NULL,
  payee_name text,
  payee_customer int,
  -- As agreed when the batch is ordered; null where the row is wrong.
  debit numeric(38,8),
  fee numeric(38,8),
  rate numeric(38,8),
  -- ready waits, paid has a payment of its own; wrong was refused when it was checked, failed when it was its turn.
  state text NOT NULL CHECK (state IN ('ready', 'wrong', 'paid', 'failed')),
  -- A refusal: its reason, and the amount that it names.
  refused jsonb,
  PRIMARY KEY (batch_id, n),
  CHECK ((state IN ('wrong', 'failed')) = (refused IS NOT NULL)),
  CHECK (state = 'wrong' OR debit > 0 AND fee >= 0 AND rate > 0)
);
