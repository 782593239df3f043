-- What an invoice bills line by line (invoice_bill), as it was when it was written. Null where it is one amount.
ALTER TABLE invoice ADD COLUMN bill jsonb, ADD CONSTRAINT invoice_is_its_lines CHECK (bill IS NULL OR (bill ->> 'total')::numeric = amount);
