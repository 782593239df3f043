-- Cards outside of this bank that customers pay out to. Their numbers are not kept.
CREATE TABLE payout_card (
  id text PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer (id),
  bin text NOT NULL CHECK (length(bin) = 6),
  last_four text NOT NULL CHECK (length(last_four) = 4),
  length int NOT NULL,
  country text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX payout_card_customer ON payout_card (customer_id, at);

-- What a customer has sent out of the bank: for the limits of a day, and for the payees paid last.
CREATE INDEX payment_clearing ON payment (customer_id, at) WHERE rail = 'clearing';
