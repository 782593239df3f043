-- What a holder lets a card do (ADR-39). A card without a row may do everything that the bank lets it.
CREATE TABLE card_control (
  card_id int PRIMARY KEY REFERENCES card (account_id),
  -- In the card's currency. Null: no limit of the holder's own.
  per_day numeric(38,8) CHECK (per_day >= 0),
  per_month numeric(38,8) CHECK (per_month >= 0),
  cash_per_day numeric(38,8) CHECK (cash_per_day >= 0),
  online boolean NOT NULL DEFAULT true,
  contactless boolean NOT NULL DEFAULT true,
  cash boolean NOT NULL DEFAULT true,
  abroad boolean NOT NULL DEFAULT true,
  closed_to text[] NOT NULL DEFAULT '{}'
);

ALTER TABLE card ADD COLUMN is_one_time boolean NOT NULL DEFAULT false CHECK (is_virtual OR NOT is_one_time);
ALTER TABLE card_purchase ADD COLUMN card_use text NOT NULL DEFAULT 'chip' CHECK (card_use IN ('online', 'contactless', 'chip', 'cash'));
-- What was spent with a card on a day and in a month is added up at every purchase.
CREATE INDEX card_purchase_spent ON card_purchase (card_id, at) WHERE status IN ('authorised', 'captured');
