-- When the payer of an invoice was reminded: by the bank before ('early') and on the day ('due'), once each, or by its issuer.
CREATE TABLE invoice_reminder (
  invoice_id int NOT NULL REFERENCES invoice (id),
  kind text NOT NULL CHECK (kind IN ('early', 'due', 'issuer')),
  at timestamptz NOT NULL,
  reminded_by int REFERENCES app_user (id),
  CHECK ((kind = 'issuer') = (reminded_by IS NOT NULL))
);
CREATE INDEX invoice_reminder_of ON invoice_reminder (invoice_id, at);
CREATE UNIQUE INDEX invoice_reminder_once ON invoice_reminder (invoice_id, kind) WHERE kind <> 'issuer';
