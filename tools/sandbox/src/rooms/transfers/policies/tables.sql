-- How many people must approve a payment of this company: from an amount on, of one payment or of all of a day (R2.4.70).
CREATE TABLE approval_policy (
  id text PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer (id),
  basis text NOT NULL CHECK (basis IN ('payment', 'day')),
  from_amount numeric(38,8) NOT NULL CHECK (from_amount >= 0),
  currency text NOT NULL REFERENCES currency (code),
  -- Only payments that pay this currency count; others are converted to it.
  only_currency boolean NOT NULL,
  approvers int NOT NULL CHECK (approvers IN (1, 2)),
  UNIQUE (customer_id, basis, from_amount, currency, only_currency)
);

-- Every change of a policy that was asked for, and what became of it (R2.4.72). A new policy has the id of its change.
CREATE TABLE approval_policy_change (
  id text PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer (id),
  -- Null: a new one.
  policy_id text,
  -- The policy as it was, and as it is to be; null where there was or is to be none.
  before jsonb,
  after jsonb,
  asked_by int NOT NULL REFERENCES app_user (id),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'declined', 'withdrawn')),
  decided_by int REFERENCES app_user (id),
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK (before IS NOT NULL OR after IS NOT NULL)
);
CREATE INDEX approval_policy_change_waiting ON approval_policy_change (customer_id) WHERE state = 'waiting';

-- How many people other than its maker must approve a payment. Null for payments from before, which need one where they wait.
ALTER TABLE payment ADD COLUMN approvals_needed int;

-- A request has a decision of each person who took part: approvals, and at most one decline, which ends it.
ALTER TABLE payment_decision DROP CONSTRAINT payment_decision_pkey, ADD PRIMARY KEY (payment_id, user_id, is_declined);
CREATE UNIQUE INDEX payment_decision_declined ON payment_decision (payment_id) WHERE is_declined;
