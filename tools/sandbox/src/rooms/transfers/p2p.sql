CREATE FUNCTION p2p_fee(c currency, debit numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT least(greatest(round(debit * c.fee_rate, c.decimals), c.fee_min), c.fee_max)
$$;

-- A whole P2P payment in one round trip: key, facts, rules and price here, the rest in payment_order. A refusal is an answer, not
-- an exception: it is kept under the key, so that a duplicate arriving late can never carry out what the customer was told had
-- failed.
CREATE FUNCTION p2p_create(p_user int, p_customer int, p_right int, p_key text, p_hash text, p_id text, p_now timestamptz,
  p_code_s int, p_account int, p_amount numeric, p_currency text, p_to_email text, p_note text, p_reference text)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  outcome jsonb;
  w record;
  p payment;
BEGIN
  outcome := key_outcome(p_user, p_customer, p_key, 'p2pTransfer', p_hash);
  IF outcome IS NOT NULL THEN
    RETURN outcome;
  END IF;

  SELECT c.permissions, c.limited, c.need_kyc, coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS payer_name,
    f.customer_id AS owner, f.type AS from_type, f.status AS from_status, fc AS from_currency, tc AS to_currency,
    tc.code AS known_currency, pu.id AS payee_user, pu.email AS payee_email, pc.id AS payee_customer,
    pc.need_kyc OR pc.limited AS payee_is_unready,
    coalesce(pc.business_name, pc.first_name || ' ' || pc.last_name) AS payee_name, receiving_account(pc.id, p_currency) AS to_id
  INTO w
  FROM customer c
  LEFT JOIN account f ON f.id = p_account
  LEFT JOIN currency fc ON fc.code = f.currency
  LEFT JOIN currency tc ON tc.code = p_currency
  LEFT JOIN app_user pu ON pu.email = p_to_email
  LEFT JOIN customer pc ON pc.id = pu.customer_id
  WHERE c.id = p_customer;

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
    WHEN EXISTS (SELECT FROM payout_block b
                 WHERE b.customer_id = p_customer AND b.email IN (p_to_email, w.payee_email, w.to_id::text)) THEN '{"reason": "blockedPayee"}'
    WHEN w.payee_user = p_user OR w.payee_customer = p_customer THEN '{"reason": "ownAddress"}'
    WHEN w.payee_customer IS NULL THEN '{"reason": "unknownPayee"}'
    -- Nobody's first account in a currency is opened before the bank knows them (R0.37).
    WHEN w.to_id IS NULL AND w.payee_is_unready THEN '{"reason": "payeeCannotReceive"}'
  END;
  IF outcome IS NOT NULL THEN
    RETURN settle_key(p_user, p_customer, p_key, 'p2pTransfer', p_hash, NULL, jsonb_build_object('refused', outcome), p_now);
  END IF;

  p.id := p_id;
  p.kind := 'P2P';
  p.rail := 'book';
  p.permission := 'other.p2p';
  p.customer_id := p_customer;
  p.created_by := p_user;
  p.from_account := p_account;
  p.to_account := w.to_id;
  p.payee := jsonb_build_object('kind', 'customer', 'name', w.payee_name, 'email', w.payee_email);
  p.payee_customer := w.payee_customer;
  p.rate := fx_rate((w.from_currency).eur_value, (w.to_currency).eur_value);
  IF (w.from_currency).code = p_currency THEN
    p.rate := 1;
  END IF;
  p.debit := up_to(fx_cost(p_amount, p.rate), (w.from_currency).decimals);
  p.debit_currency := (w.from_currency).code;
  p.amount := p_amount;
  p.currency := p_currency;
  p.fee := p2p_fee(w.from_currency, p.debit);
  p.note := p_note;
  p.reference := p_reference;
  p.payer_name := w.payer_name;
  RETURN payment_order(p, p_right, p_key, 'p2pTransfer', p_hash, p_code_s, p_now);
END $$;
