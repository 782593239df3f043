-- The customer's book of payees (ADR-58). A removed entry stays: its log says how it came and went.
CREATE TABLE payee (
  id text PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer (id),
  kind text NOT NULL CHECK (kind IN ('person', 'bank')),
  name text NOT NULL CHECK (name <> ''),
  is_trusted bool NOT NULL DEFAULT false,
  -- What tells the payee's account from all others; the details of a payment to it contain the same.
  identity jsonb NOT NULL,
  email text CHECK ((kind = 'person') = (email IS NOT NULL)),
  country text CHECK ((kind = 'bank') = (country IS NOT NULL)),
  currency text CHECK ((kind = 'bank') = (currency IS NOT NULL)),
  transfer_type text CHECK ((kind = 'bank') = (transfer_type IS NOT NULL)),
  scheme text CHECK ((kind = 'bank') = (scheme IS NOT NULL)),
  extra_params jsonb NOT NULL DEFAULT '{}',
  removed_at timestamptz
);
CREATE UNIQUE INDEX payee_once ON payee (customer_id, identity) WHERE removed_at IS NULL;

CREATE TABLE payee_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payee_id text NOT NULL REFERENCES payee (id),
  user_id int NOT NULL REFERENCES app_user (id),
  at timestamptz NOT NULL,
  what text NOT NULL
    CHECK (what IN ('added', 'imported', 'renamed', 'detailsChanged', 'trusted', 'untrusted', 'removed', 'restored')),
  before text,
  after text
);
CREATE INDEX payee_change_payee ON payee_change (payee_id, id);

-- Names that a user asked about and that did not match, by a hash of account and name. Too many on a day end the answers.
CREATE TABLE name_miss (
  user_id int NOT NULL REFERENCES app_user (id),
  hash text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, hash)
);
