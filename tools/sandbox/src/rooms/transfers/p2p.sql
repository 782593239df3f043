CREATE FUNCTION p2p_fee(c currency, debit numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT least(greatest(round(debit * c.fee_rate, c.decimals), c.fee_min), c.fee_max)
$$;

CREATE FUNCTION p2p_rate(f currency, t currency) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN f.code = t.code THEN 1 ELSE fx_rate(f.eur_value, t.eur_value) END
$$;

-- What an amount of a currency costs from an account in another: for the quote and for the order. The fee is without what a coupon takes
-- off it.
CREATE FUNCTION p2p_price(f currency, t currency, p_amount numeric, p_coupon text, OUT rate numeric, OUT debit numeric, OUT fee numeric, OUT discount numeric)
LANGUAGE sql STABLE AS $$
  SELECT r.rate, d.debit, p2p_fee(f, d.debit), coupon_off(p_coupon, p2p_fee(f, d.debit), f.decimals)
  FROM (SELECT p2p_rate(f, t) AS rate) r,
    LATERAL (SELECT up_to(fx_cost(p_amount, r.rate), f.decimals) AS debit) d
$$;

-- A whole P2P payment in one round trip: key, facts, rules and price here, the rest in payment_order. A refusal is an answer, not
-- an exception: it is kept under the key, so that a duplicate arriving late can never carry out what the customer was told had
-- failed.
CREATE FUNCTION p2p_create(p_user int, p_customer int, p_right int, p_key text, p_hash text, p_id text, p_now timestamptz,
  p_code_s int, p_account int, p_amount numeric, p_currency text, p_to_email text, p_note text, p_reference text,
  p_subscription jsonb, p_invoice int, p_quote text, p_leaves_at timestamptz, p_is_bad_date boolean,
  p_from_email int, p_platform text, p_coupon text, p_template text)
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
    coalesce(pc.business_name, pc.first_name || ' ' || pc.last_name) AS payee_name, receiving_account(pc.id, p_currency) AS to_id,
    fe.email AS sender_email, CASE WHEN pc.is_of_partner THEN 'sendMoneyPaxumUser' ELSE 'sendMoneyUser' END AS payee_flag
  INTO w
  FROM customer c
  LEFT JOIN account f ON f.id = p_account
  LEFT JOIN currency fc ON fc.code = f.currency
  LEFT JOIN currency tc ON tc.code = p_currency
  LEFT JOIN app_user pu ON pu.email = p_to_email
  LEFT JOIN customer pc ON pc.id = pu.customer_id
  LEFT JOIN email_address fe ON fe.id = p_from_email AND fe.customer_id = p_customer AND fe.is_confirmed
  WHERE c.id = p_customer;

  outcome := CASE
    WHEN w.owner IS DISTINCT FROM p_customer THEN '{"reason": "noAccess"}'::jsonb
    WHEN (p_subscription ->> 'endsOn')::date <= (p_now AT TIME ZONE 'UTC')::date THEN '{"reason": "invalidSubscriptionEnd"}'
    WHEN p_is_bad_date THEN '{"reason": "invalidSendDate"}'
    WHEN w.from_type = 11 OR w.from_status <> 2 THEN '{"reason": "accountClosed"}'
    WHEN w.limited OR w.need_kyc OR NOT 'other.p2p' = ANY (w.permissions) THEN '{"reason": "notPermitted"}'
    WHEN w.known_currency IS NULL THEN '{"reason": "unknownCurrency"}'
    WHEN p_amount <= 0 OR scale(trim_scale(p_amount)) > (w.to_currency).decimals THEN '{"reason": "invalidAmount"}'
    WHEN p_amount < (w.to_currency).transfer_min THEN
      jsonb_build_object('reason', 'amountTooSmall', 'amount', money_text((w.to_currency).transfer_min), 'currency', p_currency)
    WHEN p_amount > (w.to_currency).transfer_max THEN
      jsonb_build_object('reason', 'amountTooLarge', 'amount', money_text((w.to_currency).transfer_max), 'currency', p_currency)
    WHEN is_blocked_payee(p_customer, jsonb_build_object('email', p_to_email), w.to_id) THEN '{"reason": "blockedPayee"}'
    WHEN w.payee_user = p_user OR w.payee_customer = p_customer THEN '{"reason": "ownAddress"}'
    WHEN p_from_email IS NOT NULL AND w.sender_email IS NULL THEN '{"reason": "unknownSender"}'
    WHEN w.payee_customer IS NULL THEN '{"reason": "unknownPayee"}'
    WHEN NOT w.payee_flag = ANY (w.permissions) THEN '{"reason": "notPermitted"}'
    -- No first account in a currency is opened for a customer whom the bank has not identified (R0.37).
    WHEN w.to_id IS NULL AND w.payee_is_unready THEN '{"reason": "payeeCannotReceive"}'
  END;
  -- The lock on the invoice comes before those of accounts, and lasts until the payment is written down or refused.
  IF outcome IS NULL AND p_invoice IS NOT NULL THEN
    outcome := invoice_refusal(p_invoice, p_customer, w.payee_customer, p_amount, p_currency, p_now);
    IF outcome ? 'overdue' THEN
      RETURN outcome;
    END IF;
  END IF;
  -- Of two payments with one coupon the second waits here until the first is written down.
  IF outcome IS NULL AND p_coupon IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(7206073, p_customer);
    outcome := coupon_refusal(p_customer, p_coupon, (w.from_currency).code, p_now);
    IF outcome ? 'overdue' THEN
      RETURN outcome;
    END IF;
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN settle_key(p_user, p_customer, p_key, 'p2pTransfer', p_hash, NULL, jsonb_build_object('refused', outcome), p_now);
  END IF;

  p.id := p_id;
  p.kind := CASE WHEN p_invoice IS NULL THEN 'P2P' ELSE 'Invoice' END;
  p.invoice_id := p_invoice;
  p.rail := 'book';
  p.permission := 'other.p2p';
  p.customer_id := p_customer;
  p.created_by := p_user;
  p.from_account := p_account;
  p.to_account := w.to_id;
  p.payee := jsonb_build_object('kind', 'customer', 'name', w.payee_name, 'email', w.payee_email);
  p.payee_customer := w.payee_customer;
  SELECT x.rate, x.debit, x.fee - x.discount INTO p.rate, p.debit, p.fee FROM p2p_price(w.from_currency, w.to_currency, p_amount, p_coupon) x;
  p.debit_currency := (w.from_currency).code;
  p.amount := p_amount;
  p.currency := p_currency;
  p.coupon := p_coupon;
  p.note := p_note;
  p.reference := p_reference;
  p.subscription := p_subscription;
  p.quote_id := p_quote;
  p.leaves_at := p_leaves_at;
  p.payer_name := w.payer_name;
  p.payer_email := w.sender_email;
  p.from_email_id := p_from_email;
  p.platform := p_platform;
  outcome := payment_order(p, p_right, p_key, 'p2pTransfer', p_hash, p_code_s, p_now);
  IF p_template IS NOT NULL AND outcome ? 'done' THEN
    INSERT INTO p2p_template (customer_id, name, account_id, to_email, amount, currency, note, saved_at)
    VALUES (p_customer, p_template, p_account, w.payee_email, p_amount, p_currency, p_note, p_now)
    ON CONFLICT (customer_id, name) DO UPDATE SET account_id = excluded.account_id, to_email = excluded.to_email, amount = excluded.amount,
      currency = excluded.currency, note = excluded.note, saved_at = excluded.saved_at, is_removed = false;
  END IF;
  RETURN outcome;
END $$;
