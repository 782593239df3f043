-- A card is an account whose type is its product and whose status is the card's (R2.3.2). What only cards have stands here.
CREATE TABLE card (
  account_id int PRIMARY KEY REFERENCES account (id),
  customer_id int NOT NULL,
  -- The account a debit card spends from. Null for a prepaid card, which spends its own money.
  settlement_account int REFERENCES account (id),
  is_virtual boolean NOT NULL,
  holder text NOT NULL,
  alias text,
  number text NOT NULL UNIQUE CHECK (number ~ '^\d{16}$'),
  cvv text NOT NULL CHECK (cvv ~ '^\d{3}$'),
  -- Null until the card is activated.
  pin text CHECK (pin ~ '^\d{4}$'),
  expiry_month int NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
  expiry_year int NOT NULL,
  ordered_at timestamptz NOT NULL,
  -- When the status was reached, as far as the bank set it by its clock.
  stepped_at timestamptz NOT NULL,
  is_express boolean NOT NULL DEFAULT false,
  -- The card that this one replaces.
  replaces int REFERENCES card (account_id),
  block_reason text
);
CREATE INDEX card_customer ON card (customer_id);
CREATE INDEX card_settlement ON card (settlement_account);
CREATE UNIQUE INDEX card_replaced_once ON card (replaces);

-- A PIN or a number that is shown, or a PIN that is set, once its code was typed. The code is bound to this row (R0.22).
CREATE TABLE card_secret (
  id text PRIMARY KEY,
  user_id int NOT NULL,
  account_id int NOT NULL REFERENCES card (account_id),
  purpose text NOT NULL CHECK (purpose IN ('pin', 'details', 'newPin')),
  new_pin text CHECK ((purpose = 'newPin') = (new_pin IS NOT NULL)),
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX card_secret_user ON card_secret (user_id);

-- What a shop asked for. The money is in the payment; a declined purchase has one that never held anything.
CREATE TABLE card_purchase (
  payment_id text PRIMARY KEY REFERENCES payment (id),
  card_id int NOT NULL REFERENCES card (account_id),
  merchant text NOT NULL,
  category text NOT NULL,
  country text NOT NULL,
  -- authorised → captured → refunded, authorised → reversed or lapsed; declined is final.
  status text NOT NULL CHECK (status IN ('authorised', 'captured', 'refunded', 'reversed', 'lapsed', 'declined')),
  decline_reason text CHECK ((status = 'declined') = (decline_reason IS NOT NULL)),
  at timestamptz NOT NULL,
  lapses_at timestamptz NOT NULL
);
CREATE INDEX card_purchase_open ON card_purchase (card_id, at) WHERE status = 'authorised';
