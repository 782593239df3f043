-- A set of requests that a code, or a phone, approves. One open set for each user and company: a new one voids the last.
CREATE TABLE payment_approval (
  id text PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer (id),
  user_id int NOT NULL REFERENCES app_user (id),
  payment_ids text[] NOT NULL CHECK (cardinality(payment_ids) > 0),
  approve_type text NOT NULL CHECK (approve_type IN ('push', 'otp', 'sms', 'approvalCode')),
  sent_to text NOT NULL,
  code_hash text,
  tries int NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'used', 'void')),
  at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX payment_approval_open ON payment_approval (user_id, customer_id) WHERE state = 'open';
CREATE INDEX payment_approval_recent ON payment_approval (user_id, customer_id, at);

-- Who decided a request; the payment's own status says the rest.
CREATE TABLE payment_decision (
  payment_id text PRIMARY KEY REFERENCES payment (id),
  user_id int NOT NULL REFERENCES app_user (id),
  is_declined bool NOT NULL,
  at timestamptz NOT NULL
);
