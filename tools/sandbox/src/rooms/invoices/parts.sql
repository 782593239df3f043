-- Whether its payer may pay a part at a time.
ALTER TABLE invoice ADD COLUMN allows_parts boolean NOT NULL DEFAULT false;
-- One payment at most waits; what is posted is held to the amount by a trigger (invoice_guard).
DROP INDEX payment_invoice;
CREATE UNIQUE INDEX payment_invoice ON payment (invoice_id)
  WHERE status NOT IN ('posted', 'returned', 'rejected', 'cancelled', 'expired');
CREATE INDEX payment_of_invoice ON payment (invoice_id) WHERE invoice_id IS NOT NULL;
