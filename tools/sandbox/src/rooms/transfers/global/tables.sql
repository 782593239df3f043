-- Released payments whose recipient chooses where they arrive.
CREATE TABLE global_payment (
  payment_id text PRIMARY KEY REFERENCES payment (id),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'submitted', 'approved', 'refused')),
  expires_at timestamptz NOT NULL,
  -- The choice that its code would approve; a new one replaces it.
  operation_id text,
  payout jsonb,
  answers jsonb,
  code_hash text,
  code_expires_at timestamptz,
  code_tries int NOT NULL DEFAULT 0,
  code_sends int NOT NULL DEFAULT 0,
  submissions int NOT NULL DEFAULT 0,
  refused_because text,
  CHECK (state IN ('waiting', 'refused') OR payout IS NOT NULL)
);

-- Every letter has a link of its own, because the bank does not keep the secret of the one before.
CREATE TABLE global_payment_link (
  hash bytea PRIMARY KEY,
  payment_id text NOT NULL REFERENCES global_payment (payment_id)
);
