-- The tables of the ledger. Amounts are numeric(38,8) and signed. Time is always a parameter, never the server's clock.
-- Hot tables carry no foreign keys and few indexes: the functions that are the only writers check once what those would check,
-- and the audit checks it again.

CREATE TABLE currency (
  code text PRIMARY KEY,
  decimals int NOT NULL,
  is_crypto boolean NOT NULL,
  eur_value numeric(38,8) NOT NULL CHECK (eur_value > 0),
  fee_rate numeric(10,8) NOT NULL,
  fee_min numeric(38,8) NOT NULL,
  fee_max numeric(38,8) NOT NULL,
  transfer_min numeric(38,8) NOT NULL,
  transfer_max numeric(38,8) NOT NULL,
  cash_account int NOT NULL UNIQUE,
  fee_account int NOT NULL UNIQUE,
  fx_account int NOT NULL UNIQUE,
  rounding_account int NOT NULL UNIQUE,
  -- Where money is that was released to a rail, until it is settled or comes back.
  clearing_account int NOT NULL UNIQUE
);

-- Accounts of customers, and the bank's own (customer_id null). The bank's own are never locked or summed up in place,
-- or every transfer would queue for them: their balance is the fold of their entries, and balance stays 0 here.
CREATE SEQUENCE account_id START 100001;
CREATE TABLE account (
  id int PRIMARY KEY DEFAULT nextval('account_id'),
  customer_id int,
  type int NOT NULL,
  sub_type text CHECK (sub_type IN ('PREPAID', 'DEBIT')),
  status int NOT NULL DEFAULT 2,
  name text NOT NULL,
  currency text NOT NULL REFERENCES currency (code),
  is_crypto boolean NOT NULL DEFAULT false,
  wallet_address text UNIQUE,
  is_settlement boolean NOT NULL DEFAULT false,
  minimum numeric(38,8) NOT NULL DEFAULT 0,
  balance numeric(38,8) NOT NULL DEFAULT 0,
  held numeric(38,8) NOT NULL DEFAULT 0 CHECK (held >= 0),
  entries int NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL,
  -- When the last entry was made: entries of one account are never dated before it, so that date order is ledger order.
  moved_at timestamptz NOT NULL,
  CHECK (customer_id IS NULL OR balance - held >= minimum)
) WITH (fillfactor = 50);
CREATE INDEX account_customer ON account (customer_id);

-- What a customer ordered, as it was agreed. The money it moves is in its transfers, one for each step.
CREATE TABLE payment (
  id text PRIMARY KEY,
  kind text NOT NULL,
  -- book: released to an account of this bank, which is the end of it. clearing: released to the rail's clearing account, and
  -- settled or returned later.
  rail text NOT NULL CHECK (rail IN ('book', 'clearing')),
  -- What the customer must be permitted to order it, and still when another user approves it. Null for payments that no user orders.
  permission text,
  -- pending waits for its maker's approval, created for another user's. released is on its way.
  status text NOT NULL CHECK
    (status IN ('pending', 'created', 'released', 'posted', 'returned', 'rejected', 'cancelled', 'expired')),
  customer_id int NOT NULL,
  created_by int,
  from_account int NOT NULL,
  -- Of the payee at this bank. Null until money is released: a payment that comes to nothing opens no account.
  to_account int,
  -- The payee of the method table: a union by its field kind.
  payee jsonb NOT NULL,
  payee_customer int,
  -- What leaves the account without the fee, what the payee receives, and the rate between.
  debit numeric(38,8) NOT NULL CHECK (debit > 0),
  debit_currency text NOT NULL,
  amount numeric(38,8) NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  fee numeric(38,8) NOT NULL CHECK (fee >= 0),
  rate numeric(38,8) NOT NULL CHECK (rate > 0),
  note text NOT NULL,
  reference text,
  payer_name text NOT NULL,
  payer_email text,
  approve_type text NOT NULL,
  approval_sent_to text,
  approval_expires_at timestamptz,
  code_hash text,
  code_tries int NOT NULL,
  -- The steps: taken, approved, released, and settled, returned or over.
  at timestamptz NOT NULL,
  approved_at timestamptz,
  released_at timestamptz,
  resolved_at timestamptz
);
CREATE INDEX payment_unposted ON payment (customer_id, at) WHERE status <> 'posted';
CREATE INDEX payment_p2p ON payment (customer_id, at) WHERE kind = 'P2P';

-- Money that a step of a payment moves. A pending one is a hold: debit and fee may not be spent by anything else.
-- The key says that each step of a payment moves money once.
CREATE TABLE transfer (
  payment_id text NOT NULL,
  step text NOT NULL CHECK (step IN ('release', 'settle', 'return')),
  status text NOT NULL CHECK (status IN ('pending', 'posted', 'voided')),
  from_account int NOT NULL,
  to_account int,
  debit numeric(38,8) NOT NULL CHECK (debit > 0),
  debit_currency text NOT NULL,
  amount numeric(38,8) NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  fee numeric(38,8) NOT NULL CHECK (fee >= 0),
  rate numeric(38,8) NOT NULL CHECK (rate > 0),
  at timestamptz NOT NULL,
  resolved_at timestamptz,
  PRIMARY KEY (payment_id, step),
  CHECK (status <> 'posted' OR to_account IS NOT NULL),
  CHECK ((status = 'pending') = (resolved_at IS NULL))
);
CREATE INDEX transfer_pending ON transfer (from_account) WHERE status = 'pending';

-- line: 1 what leaves the payer, 2 the fee, 3 what reaches the payee, from 10 the bank's own side.
CREATE TABLE entry (
  payment_id text NOT NULL,
  step text NOT NULL,
  line smallint NOT NULL,
  account_id int NOT NULL,
  customer_id int,
  currency text NOT NULL,
  amount numeric(38,8) NOT NULL CHECK (amount <> 0),
  balance_after numeric(38,8),
  operation_type text NOT NULL,
  counterparty_name text NOT NULL,
  counterparty_email text,
  description text NOT NULL,
  at timestamptz NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (account_id, at, seq)
);
CREATE INDEX entry_customer ON entry (customer_id, at, seq) INCLUDE (account_id) WHERE customer_id IS NOT NULL;

-- What became of a key (R0.20, R0.21). A row appears in the transaction that did the work, so an attempt that broke
-- leaves none and may be repeated. Keys are never forgotten: an old one answered anew could move money twice.
CREATE TABLE idempotency (
  user_id int NOT NULL,
  key text NOT NULL,
  method text NOT NULL,
  customer_id int NOT NULL,
  body_hash text NOT NULL,
  payment_id text,
  outcome jsonb,
  voided boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
