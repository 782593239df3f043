CREATE FUNCTION post_transfer(t transfer, p_at timestamptz, p_held numeric) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payer_after numeric;
  payee_after numeric;
  payer_customer int;
  payee_customer int;
  dc currency;
  cc currency;
  cost numeric := t.debit;
BEGIN
  SELECT * INTO dc FROM currency WHERE code = t.debit_currency;
  UPDATE account SET balance = balance - t.debit - t.fee, held = held - p_held, moved_at = p_at,
    entries = entries + CASE WHEN t.fee > 0 THEN 2 ELSE 1 END
  WHERE id = t.from_account AND customer_id IS NOT NULL RETURNING balance, customer_id INTO payer_after, payer_customer;
  UPDATE account SET balance = balance + t.amount, moved_at = p_at, entries = entries + 1
  WHERE id = t.to_account AND customer_id IS NOT NULL RETURNING balance, customer_id INTO payee_after, payee_customer;

  IF t.debit_currency = t.currency THEN
    INSERT INTO entry (transfer_id, line, account_id, customer_id, currency, amount, balance_after, operation_type,
      counterparty_name, counterparty_email, description, at)
    SELECT t.id, e.line, e.account_id, e.customer_id, t.currency, e.amount, e.balance_after, e.operation_type, e.name, e.email, t.note, p_at
    FROM (VALUES
      (1::smallint, t.from_account, payer_customer, -t.debit, payer_after + t.fee, t.kind, t.payee_name, t.payee_email),
      (2::smallint, t.from_account, payer_customer, -t.fee, payer_after, 'Fees', t.payee_name, t.payee_email),
      (3::smallint, t.to_account, payee_customer, t.amount, payee_after, t.kind, t.payer_name, t.payer_email),
      (10::smallint, dc.fee_account, NULL, t.fee, NULL, 'Fees', t.payer_name, t.payer_email)
    ) AS e (line, account_id, customer_id, amount, balance_after, operation_type, name, email)
    WHERE e.amount <> 0;
    RETURN;
  END IF;

  SELECT * INTO cc FROM currency WHERE code = t.currency;
  cost := fx_cost(t.amount, t.rate);
  INSERT INTO entry (transfer_id, line, account_id, customer_id, currency, amount, balance_after, operation_type,
    counterparty_name, counterparty_email, description, at)
  SELECT t.id, e.line, e.account_id, e.customer_id, e.currency, e.amount, e.balance_after, e.operation_type, e.name, e.email, t.note, p_at
  FROM (VALUES
    (1::smallint, t.from_account, payer_customer, t.debit_currency, -t.debit, payer_after + t.fee, t.kind, t.payee_name, t.payee_email),
    (2::smallint, t.from_account, payer_customer, t.debit_currency, -t.fee, payer_after, 'Fees', t.payee_name, t.payee_email),
    (3::smallint, t.to_account, payee_customer, t.currency, t.amount, payee_after, t.kind, t.payer_name, t.payer_email),
    (10::smallint, dc.fee_account, NULL, t.debit_currency, t.fee, NULL, 'Fees', t.payer_name, t.payer_email),
    (11::smallint, dc.fx_account, NULL, t.debit_currency, cost, NULL, 'Exchange', t.payer_name, t.payer_email),
    (12::smallint, dc.rounding_account, NULL, t.debit_currency, t.debit - cost, NULL, 'Exchange', t.payer_name, t.payer_email),
    (13::smallint, cc.fx_account, NULL, t.currency, -t.amount, NULL, 'Exchange', t.payee_name, t.payee_email)
  ) AS e (line, account_id, customer_id, currency, amount, balance_after, operation_type, name, email)
  WHERE e.amount <> 0;
END $$;

-- Takes the hold of a transfer away without moving money; the caller has locked the transfer.
CREATE FUNCTION release_transfer(t transfer, p_status text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE id = t.from_account FOR UPDATE;
  UPDATE hold SET state = 'released', resolved_at = p_now WHERE transfer_id = t.id;
  UPDATE account SET held = held - t.debit - t.fee WHERE id = t.from_account;
  UPDATE transfer SET status = p_status, resolved_at = p_now, code_hash = NULL WHERE id = t.id;
END $$;

-- Ends the transfers of one customer (of all, when null) whose time for approval is over; a code whose time is over
-- holds no money. Locks are taken like everywhere: transfers first, then accounts by id.
CREATE FUNCTION expire_overdue(p_customer int, p_now timestamptz) RETURNS TABLE (transfer_id text, customer_id int, account_id int)
LANGUAGE plpgsql AS $$
DECLARE
  t transfer;
  overdue transfer[];
BEGIN
  SELECT array_agg(o) INTO overdue FROM (
    SELECT x.* FROM transfer x
    WHERE x.status = 'pending' AND x.approval_expires_at <= p_now AND (p_customer IS NULL OR x.customer_id = p_customer)
    ORDER BY x.from_account, x.id FOR UPDATE SKIP LOCKED) o;
  IF overdue IS NULL THEN
    RETURN;
  END IF;
  FOREACH t IN ARRAY overdue LOOP
    PERFORM release_transfer(t, 'expired', p_now);
    transfer_id := t.id;
    customer_id := t.customer_id;
    account_id := t.from_account;
    RETURN NEXT;
  END LOOP;
END $$;
