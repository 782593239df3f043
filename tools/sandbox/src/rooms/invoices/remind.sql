-- R2.7.198. Notes that the bank reminds of an invoice; false where it did before or nothing is left to pay.
CREATE FUNCTION invoice_remind_itself(p_invoice int, p_kind text, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  i invoice;
BEGIN
  SELECT * INTO i FROM invoice WHERE id = p_invoice FOR UPDATE;
  IF invoice_status(i) <> 'unpaid' THEN
    RETURN false;
  END IF;
  INSERT INTO invoice_reminder VALUES (i.id, p_kind, p_now) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- Notes that its issuer reminds of an invoice. Answers a word of the room when they may not, or null. The lock makes two presses at once
-- one reminder.
CREATE FUNCTION invoice_remind(p_user int, p_customer int, p_invoice int, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  i invoice;
BEGIN
  SELECT * INTO i FROM invoice WHERE id = p_invoice AND payee_customer = p_customer AND funds_account IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'unknownInvoice';
  ELSIF invoice_status(i) <> 'unpaid' THEN
    RETURN 'needsNoReminder';
  ELSIF EXISTS (SELECT FROM invoice_reminder WHERE invoice_id = i.id AND kind = 'issuer' AND at > p_now - interval '24 hours') THEN
    RETURN 'remindedLately';
  END IF;
  INSERT INTO invoice_reminder VALUES (i.id, 'issuer', p_now, p_user);
  RETURN NULL;
END $$;
