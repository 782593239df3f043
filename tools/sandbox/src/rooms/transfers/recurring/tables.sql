-- A payment that was approved once and repeats. It is written and begun by triggers on the payment that approves it (recurring.sql),
-- so that no way of approving one can forget it.
CREATE TABLE subscription (
  -- The payment that approves it.
  id text PRIMARY KEY REFERENCES payment (id),
  customer_id int NOT NULL REFERENCES customer (id),
  -- In whose name it is made.
  created_by int NOT NULL REFERENCES app_user (id),
  kind text NOT NULL CHECK (kind IN ('P2P', 'OwnTransfer')),
  from_account int NOT NULL REFERENCES account (id),
  payee jsonb NOT NULL,
  amount numeric(38,8) NOT NULL CHECK (amount > 0),
  currency text NOT NULL REFERENCES currency (code),
  note text NOT NULL,
  reference text,
  period text NOT NULL CHECK (period IN ('week', 'twoWeeks', 'month', 'quarter', 'year')),
  -- The day of the payment that approves it, in UTC: every date is counted from it.
  starts_on date NOT NULL,
  ends_on date,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'active', 'ended', 'cancelled', 'stopped')),
  -- The next date, and which one it is; the approved payment is number 0.
  step int NOT NULL DEFAULT 0,
  next_on date,
  -- Tries of the next date that failed for want of money.
  tries int NOT NULL DEFAULT 0,
  over_at timestamptz,
  cancelled_by int REFERENCES app_user (id),
  CHECK ((status = 'active') = (next_on IS NOT NULL))
);
CREATE INDEX subscription_customer ON subscription (customer_id);

-- What became of each date. The key says that no date is paid twice, whatever crashes.
CREATE TABLE subscription_run (
  subscription_id text NOT NULL REFERENCES subscription (id),
  run_on date NOT NULL,
  -- Null where nothing was paid; then the reason stands beside it.
  payment_id text UNIQUE REFERENCES payment (id),
  failure text,
  at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, run_on),
  CHECK ((payment_id IS NULL) = (failure IS NOT NULL))
);
