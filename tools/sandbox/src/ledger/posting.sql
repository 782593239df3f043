-- Posts a transfer: its journal, and the balances of the customers' accounts it touches. The caller has locked these accounts.
-- Nothing else ever writes entries. Either side may be one of the bank's own accounts, cash or clearing. Between currencies the
-- money goes through the bank's exchange accounts, and what rounding the debit up leaves over goes to the rounding account (I6).
--
-- p_held: the amount that the paying account held for this transfer.
CREATE FUNCTION post_transfer(p payment, t transfer, p_at timestamptz, p_held numeric) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payer_after numeric;
  payee_after numeric;
  payer_customer int;
  payee_customer int;
  -- Each side sees the other one. What comes back goes the other way: it is paid by the payee, who did not receive it or no longer has it.
  is_return boolean := t.step = 'return';
  operation text := CASE WHEN is_return THEN 'Refund' ELSE p.kind END;
  payee_name text := CASE WHEN is_return THEN p.payer_name ELSE p.payee ->> 'name' END;
  payee_email text := CASE WHEN is_return THEN p.payer_email ELSE p.payee ->> 'email' END;
  payer_name text := CASE WHEN is_return THEN p.payee ->> 'name' ELSE p.payer_name END;
  payer_email text := CASE WHEN is_return THEN p.payee ->> 'email' ELSE p.payer_email END;
  dc currency;
  cc currency;
  cost numeric := t.debit;
BEGIN
  SELECT * INTO dc FROM currency WHERE code = t.debit_currency;
  UPDATE account SET balance = balance - t.debit - t.fee, held = held - p_held, moved_at = p_at,
    entries = entries + CASE WHEN t.fee > 0 THEN 2 ELSE 1 END, fees = fees + CASE WHEN t.fee > 0 THEN 1 ELSE 0 END
  WHERE id = t.from_account AND customer_id IS NOT NULL RETURNING balance, customer_id INTO payer_after, payer_customer;
  UPDATE account SET balance = balance + t.amount, moved_at = p_at, entries = entries + 1
  WHERE id = t.to_account AND customer_id IS NOT NULL RETURNING balance, customer_id INTO payee_after, payee_customer;

  IF t.debit_currency = t.currency THEN
    INSERT INTO entry (payment_id, step, n, line, account_id, customer_id, currency, amount, balance_after, operation_type,
      counterparty_name, counterparty_email, description, at)
    SELECT t.payment_id, t.step, t.n, e.line, e.account_id, e.customer_id, t.currency, e.amount, e.balance_after, e.operation_type,
      e.name, e.email, p.note, p_at
    FROM (VALUES
      (1::smallint, t.from_account, payer_customer, -t.debit, payer_after + t.fee, operation, payee_name, payee_email),
      (2::smallint, t.from_account, payer_customer, -t.fee, payer_after, 'Fees', payee_name, payee_email),
      (3::smallint, t.to_account, payee_customer, t.amount, payee_after, operation, payer_name, payer_email),
      (10::smallint, dc.fee_account, NULL, t.fee, NULL, 'Fees', payer_name, payer_email)
    ) AS e (line, account_id, customer_id, amount, balance_after, operation_type, name, email)
    WHERE e.amount <> 0;
    RETURN;
  END IF;

  SELECT * INTO cc FROM currency WHERE code = t.currency;
  -- Both amounts of a return are those of its release, so that nothing is rounded. Eight decimals of its rate are too few to work
  -- one out of the other where the account is in a coin.
  cost := CASE WHEN is_return THEN t.debit ELSE fx_cost(t.amount, t.rate) END;
  INSERT INTO entry (payment_id, step, n, line, account_id, customer_id, currency, amount, balance_after, operation_type,
    counterparty_name, counterparty_email, description, at)
  SELECT t.payment_id, t.step, t.n, e.line, e.account_id, e.customer_id, e.currency, e.amount, e.balance_after, e.operation_type,
    e.name, e.email, p.note, p_at
  FROM (VALUES
    (1::smallint, t.from_account, payer_customer, t.debit_currency, -t.debit, payer_after + t.fee, operation, payee_name,
      payee_email),
    (2::smallint, t.from_account, payer_customer, t.debit_currency, -t.fee, payer_after, 'Fees', payee_name, payee_email),
    (3::smallint, t.to_account, payee_customer, t.currency, t.amount, payee_after, operation, payer_name, payer_email),
    (10::smallint, dc.fee_account, NULL, t.debit_currency, t.fee, NULL, 'Fees', payer_name, payer_email),
    (11::smallint, dc.fx_account, NULL, t.debit_currency, cost, NULL, 'Exchange', payer_name, payer_email),
    (12::smallint, dc.rounding_account, NULL, t.debit_currency, t.debit - cost, NULL, 'Exchange', payer_name, payer_email),
    (13::smallint, cc.fx_account, NULL, t.currency, -t.amount, NULL, 'Exchange', payee_name, payee_email)
  ) AS e (line, account_id, customer_id, currency, amount, balance_after, operation_type, name, email)
  WHERE e.amount <> 0;
END $$;

-- The account of a customer that receives a currency; null when there is none yet.
CREATE FUNCTION receiving_account(p_customer int, p_currency text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT id FROM account WHERE customer_id = p_customer AND currency = p_currency AND type IN (1001, 4002) AND status = 2
  ORDER BY id LIMIT 1
$$;

-- Opens the account that a payee has not got yet. Two first payments at once must not open two, hence the lock, which comes
-- before those of accounts. Where there is one it locks nothing: the caller holds accounts then (lock_for_posting), and another who
-- holds this lock may wait for them.
CREATE FUNCTION open_payment_account(p_customer int, p_currency text, p_now timestamptz) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  found_id int;
BEGIN
  found_id := receiving_account(p_customer, p_currency);
  IF found_id IS NULL THEN
    PERFORM pg_advisory_xact_lock(7206004, p_customer);
    found_id := receiving_account(p_customer, p_currency);
  END IF;
  IF found_id IS NULL THEN
    INSERT INTO account (customer_id, type, name, currency, is_crypto, wallet_address, opened_at, moved_at)
    SELECT p_customer, 1001, code || CASE WHEN is_crypto THEN ' wallet' ELSE ' account' END, code, is_crypto,
      CASE WHEN is_crypto THEN 'sbx1' || left(encode(sha256(convert_to(p_customer || code, 'UTF8')), 'hex'), 38) END, p_now, p_now
    FROM currency WHERE code = p_currency
    RETURNING id INTO found_id;
  END IF;
  RETURN found_id;
END $$;
