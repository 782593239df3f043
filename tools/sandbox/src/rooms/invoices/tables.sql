-- What one customer asks another to pay. Its status is not stored: it follows from the payment that pays it and from a rejection, so
-- that the two can never say different things.
CREATE SEQUENCE invoice_number START 560001;
CREATE TABLE invoice (
  id int PRIMARY KEY DEFAULT nextval('invoice_number'),
  -- Who gets the money and who owes it. Of a funding invoice they are the same customer.
  payee_customer int NOT NULL REFERENCES customer (id),
  payer_customer int NOT NULL REFERENCES customer (id),
  -- As they were called when it was written: a paper does not change with a later name.
  payee_name text NOT NULL,
  payee_email text NOT NULL,
  payer_name text NOT NULL,
  payer_email text NOT NULL,
  -- Null where the bank wrote it.
  created_by int REFERENCES app_user (id),
  -- The caller's name for the wish behind it: a repeated call finds the invoice that the first one wrote.
  request_id text NOT NULL,
  amount numeric(38,8) NOT NULL CHECK (amount > 0),
  currency text NOT NULL REFERENCES currency (code),
  note text NOT NULL,
  due_on date NOT NULL,
  -- The account that a funding invoice brings money to.
  funds_account int REFERENCES account (id),
  sent_at timestamptz NOT NULL,
  rejected_at timestamptz,
  rejected_by int REFERENCES app_user (id),
  reject_note text NOT NULL DEFAULT '',
  UNIQUE (payee_customer, request_id),
  CHECK ((payee_customer = payer_customer) = (funds_account IS NOT NULL))
);
CREATE INDEX invoice_payee ON invoice (payee_customer, id);
CREATE INDEX invoice_payer ON invoice (payer_customer, id);
