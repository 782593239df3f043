CREATE FUNCTION p2p_fee(c currency, debit numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT least(greatest(round(debit * c.fee_rate, c.decimals), c.fee_min), c.fee_max)
$$;

-- The wire form of a transfer (createdTransfer of the method table), in the status asked for.
CREATE FUNCTION transfer_answer(t transfer, as_status text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('trxid', t.id, 'status', as_status, 'approveType', t.approve_type,
    'approvalSentTo', t.approval_sent_to, 'approvalExpiresAt', instant_text(t.approval_expires_at),
    'summary', jsonb_build_object('fromAccountId', t.from_account, 'payeeName', t.payee_name, 'payeeEmail', t.payee_email,
      'amount', money_text(t.amount), 'currencyCode', t.currency, 'debitAmount', money_text(t.debit), 'fee', money_text(t.fee),
      'total', money_text(t.debit + t.fee), 'debitCurrencyCode', t.debit_currency, 'exchangeRate', trim_scale(t.rate)::text,
      'note', t.note))
$$;

-- Waits for whoever is using the key, then tells what became of it; null when it is free.
CREATE FUNCTION key_outcome(p_user int, p_customer int, p_key text, p_method text, p_hash text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  known idempotency;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_key, p_user));
  SELECT * INTO known FROM idempotency WHERE user_id = p_user AND key = p_key;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF known.voided THEN
    RETURN '{"refused": {"reason": "keyClosed"}}';
  END IF;
  IF (known.method, known.customer_id, known.body_hash) IS DISTINCT FROM (p_method, p_customer, p_hash) THEN
    RETURN '{"refused": {"reason": "keyReused"}}';
  END IF;
  RETURN known.outcome || '{"replay": true}';
END $$;

-- Keeps the outcome under its key, when there is one, and answers it.
CREATE FUNCTION settle_key(p_user int, p_customer int, p_key text, p_method text, p_hash text, p_transfer text, p_outcome jsonb,
  p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency (user_id, key, method, customer_id, body_hash, transfer_id, outcome, at)
    VALUES (p_user, p_key, p_method, p_customer, p_hash, p_transfer, p_outcome, p_now);
  END IF;
  RETURN p_outcome;
END $$;

CREATE FUNCTION masked(channel text, address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN channel IN ('sms', 'push') THEN '•••• ' || right(address, 2)
    ELSE left(address, 1) || '•••' || substr(address, strpos(address, '@')) END
$$;

-- The payee's account for a currency. Two first payments at once must not open two, hence the lock.
CREATE FUNCTION open_payment_account(p_customer int, p_currency text, p_now timestamptz) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  found_id int;
BEGIN
  PERFORM pg_advisory_xact_lock(7206004, p_customer);
  SELECT id INTO found_id FROM account
  WHERE customer_id = p_customer AND currency = p_currency AND type IN (1001, 4002) AND status = 2 ORDER BY id LIMIT 1;
  IF found_id IS NULL THEN
    INSERT INTO account (customer_id, type, name, currency, is_crypto, wallet_address, opened_at, moved_at)
    SELECT p_customer, 1001, code || CASE WHEN is_crypto THEN ' wallet' ELSE ' account' END, code, is_crypto,
      CASE WHEN is_crypto THEN 'sbx1' || left(encode(sha256(convert_to(p_customer || code, 'UTF8')), 'hex'), 38) END, p_now, p_now
    FROM currency WHERE code = p_currency
    RETURNING id INTO found_id;
  END IF;
  RETURN found_id;
END $$;

CREATE FUNCTION p2p_create(p_user int, p_customer int, p_right int, p_key text, p_hash text, p_id text, p_now timestamptz,
  p_code_s int, p_account int, p_amount numeric, p_currency text, p_to_email text, p_note text, p_reference text)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  outcome jsonb;
  w record;
  a record;
  t transfer;
  to_id int;
  available numeric;
  moved timestamptz := p_now;
BEGIN
  IF p_key IS NOT NULL THEN
    outcome := key_outcome(p_user, p_customer, p_key, 'p2pTransfer', p_hash);
    IF outcome IS NOT NULL THEN
      RETURN outcome;
    END IF;
  END IF;

  SELECT u.approve_mode, u.email, coalesce(u.phone, u.email) AS phone, c.permissions, c.limited, c.need_kyc,
    coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS payer_name,
    f.customer_id AS owner, f.type AS from_type, f.status AS from_status, fc AS from_currency, tc AS to_currency, tc.code AS known_currency,
    pu.id AS payee_user, pu.email AS payee_email, pc.id AS payee_customer,
    coalesce(pc.business_name, pc.first_name || ' ' || pc.last_name) AS payee_name,
    (SELECT o.id FROM account o WHERE o.customer_id = pc.id AND o.currency = p_currency AND o.type IN (1001, 4002) AND o.status = 2
     ORDER BY o.id LIMIT 1) AS to_id
  INTO w
  FROM app_user u
  JOIN customer c ON c.id = p_customer
  LEFT JOIN account f ON f.id = p_account
  LEFT JOIN currency fc ON fc.code = f.currency
  LEFT JOIN currency tc ON tc.code = p_currency
  LEFT JOIN app_user pu ON pu.email = p_to_email
  LEFT JOIN customer pc ON pc.id = pu.customer_id
  WHERE u.id = p_user;

  outcome := CASE
    WHEN w.owner IS DISTINCT FROM p_customer THEN '{"reason": "noAccess"}'::jsonb
    WHEN w.from_type = 11 OR w.from_status <> 2 THEN '{"reason": "accountClosed"}'
    WHEN w.limited OR w.need_kyc OR NOT 'other.p2p' = ANY (w.permissions) THEN '{"reason": "notPermitted"}'
    WHEN w.known_currency IS NULL THEN '{"reason": "unknownCurrency"}'
    WHEN p_amount <= 0 OR scale(trim_scale(p_amount)) > (w.to_currency).decimals THEN '{"reason": "invalidAmount"}'
    WHEN p_amount < (w.to_currency).transfer_min THEN
      jsonb_build_object('reason', 'amountTooSmall', 'amount', money_text((w.to_currency).transfer_min), 'currency', p_currency)
    WHEN p_amount > (w.to_currency).transfer_max THEN
      jsonb_build_object('reason', 'amountTooLarge', 'amount', money_text((w.to_currency).transfer_max), 'currency', p_currency)
    WHEN EXISTS (SELECT FROM payout_block b WHERE b.customer_id = p_customer AND b.email IN (p_to_email, w.payee_email, w.to_id::text))
      THEN '{"reason": "blockedPayee"}'
    WHEN w.payee_user = p_user OR w.payee_customer = p_customer THEN '{"reason": "ownAddress"}'
    WHEN w.payee_customer IS NULL THEN '{"reason": "unknownPayee"}'
  END;
  IF outcome IS NOT NULL THEN
    RETURN settle_key(p_user, p_customer, p_key, 'p2pTransfer', p_hash, NULL, jsonb_build_object('refused', outcome), p_now);
  END IF;

  t.rate := fx_rate((w.from_currency).eur_value, (w.to_currency).eur_value);
  IF (w.from_currency).code = p_currency THEN
    t.rate := 1;
  END IF;
  t.debit := up_to(fx_cost(p_amount, t.rate), (w.from_currency).decimals);
  t.fee := p2p_fee(w.from_currency, t.debit);
  to_id := coalesce(w.to_id, open_payment_account(w.payee_customer, p_currency, p_now));

  FOR a IN SELECT id, balance - held - minimum AS free, moved_at FROM account WHERE id IN (p_account, to_id) ORDER BY id FOR UPDATE LOOP
    moved := greatest(moved, a.moved_at);
    IF a.id = p_account THEN
      available := a.free;
    END IF;
  END LOOP;
  IF available < t.debit + t.fee THEN
    -- Money held for a transfer whose time is over is not spent: the caller releases it and asks again.
    IF EXISTS (SELECT FROM transfer x WHERE x.customer_id = p_customer AND x.status = 'pending' AND x.approval_expires_at <= p_now) THEN
      RETURN '{"overdue": true}';
    END IF;
    RETURN settle_key(p_user, p_customer, p_key, 'p2pTransfer', p_hash, NULL, jsonb_build_object('refused',
      jsonb_build_object('reason', 'insufficientFunds', 'amount', money_text(available), 'currency', (w.from_currency).code)), p_now);
  END IF;

  t.id := p_id;
  t.kind := 'P2P';
  t.status := CASE WHEN p_right = 3 THEN 'created' WHEN w.approve_mode = 'none' THEN 'posted' ELSE 'pending' END;
  t.customer_id := p_customer;
  t.created_by := p_user;
  t.from_account := p_account;
  t.to_account := to_id;
  t.debit_currency := (w.from_currency).code;
  t.amount := p_amount;
  t.currency := p_currency;
  t.note := p_note;
  t.reference := p_reference;
  t.payer_name := w.payer_name;
  t.payer_email := w.email;
  t.payee_name := w.payee_name;
  t.payee_email := w.payee_email;
  t.payee_customer := w.payee_customer;
  t.approve_type := CASE WHEN p_right = 3 THEN 'none' ELSE w.approve_mode END;
  t.code_tries := 0;
  t.at := moved;
  IF t.status = 'pending' THEN
    t.approval_sent_to := masked(w.approve_mode, CASE WHEN w.approve_mode IN ('sms', 'push') THEN w.phone ELSE w.email END);
    t.approval_expires_at := p_now + make_interval(secs => p_code_s);
  END IF;
  IF t.status = 'posted' THEN
    t.resolved_at := moved;
  END IF;
  INSERT INTO transfer VALUES (t.*);

  IF t.status = 'posted' THEN
    PERFORM post_transfer(t, moved, 0);
  ELSE
    INSERT INTO hold (transfer_id, account_id, amount) VALUES (t.id, p_account, t.debit + t.fee);
    UPDATE account SET held = held + t.debit + t.fee WHERE id = p_account;
  END IF;
  RETURN settle_key(p_user, p_customer, p_key, 'p2pTransfer', p_hash, t.id, jsonb_build_object('done', transfer_answer(t, t.status),
    'from', p_account, 'to', to_id, 'payeeCustomer', t.payee_customer), p_now);
END $$;
