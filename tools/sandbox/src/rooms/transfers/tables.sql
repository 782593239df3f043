-- A set of requests that a code, or a phone, approves. One open set for each user and company: a new one voids the last.
CREATE TABLE transfer_approval (
  id text PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer (id),
  user_id int NOT NULL REFERENCES app_user (id),
  transfer_ids text[] NOT NULL CHECK (cardinality(transfer_ids) > 0),
  approve_type text NOT NULL CHECK (approve_type IN ('push', 'otp', 'sms', 'approvalCode')),
  sent_to text NOT NULL,
  code_hash text,
  tries int NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'used', 'void')),
  at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX transfer_approval_open ON transfer_approval (user_id, customer_id) WHERE state = 'open';
CREATE INDEX transfer_approval_recent ON transfer_approval (user_id, customer_id, at);

-- Who decided a request; the transfer's own status says the rest.
CREATE TABLE transfer_decision (
  transfer_id text PRIMARY KEY REFERENCES transfer (id),
  user_id int NOT NULL REFERENCES app_user (id),
  is_declined bool NOT NULL,
  at timestamptz NOT NULL
);
