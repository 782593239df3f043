-- Writes a batch down with every row checked and priced. The caller has seen that the account is the customer's and open.
-- The rules of a row are those of a single P2P payment (p2p_create); what is wrong with its texts was read before.
-- p_refused holds what may not be asked now (R0.56): a row of these is judged by its own cells alone, and by its payee when it is paid.
CREATE FUNCTION mass_check(p_user int, p_customer int, p_id text, p_account int, p_name text, p_rows jsonb, p_refused text[],
  p_now timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO mass_batch (id, customer_id, created_by, account_id, name, at)
  VALUES (p_id, p_customer, p_user, p_account, p_name, p_now);

  INSERT INTO mass_row (batch_id, n, to_email, amount, currency, note, payee_name, payee_customer, debit, fee, rate, state, refused,
    asks_when_paid)
  SELECT p_id, r.n, r.email, r.amount, r.currency, r.note, w.payee_name, w.payee_customer,
    CASE WHEN w.refused IS NULL THEN d.debit END, CASE WHEN w.refused IS NULL THEN p2p_fee(fc, d.debit) END,
    CASE WHEN w.refused IS NULL THEN x.rate END, CASE WHEN w.refused IS NULL THEN 'ready' ELSE 'wrong' END, w.refused,
    later.subject IS NOT NULL AND w.refused IS NULL
  FROM jsonb_to_recordset(p_rows) AS r (n int, email text, amount numeric, currency text, note text, refused jsonb)
  JOIN account f ON f.id = p_account
  JOIN currency fc ON fc.code = f.currency
  LEFT JOIN unnest(p_refused) AS later (subject) ON later.subject = 'people: email ' || r.email
  LEFT JOIN currency tc ON tc.code = r.currency
  LEFT JOIN app_user pu ON pu.email = r.email AND later.subject IS NULL
  LEFT JOIN customer pc ON pc.id = pu.customer_id,
  LATERAL (SELECT CASE WHEN fc.code = tc.code THEN 1 WHEN tc.code IS NOT NULL THEN fx_rate(fc.eur_value, tc.eur_value) END AS rate) x,
  LATERAL (SELECT up_to(fx_cost(r.amount, x.rate), fc.decimals) AS debit) d,
  LATERAL (SELECT pc.id AS payee_customer, coalesce(pc.business_name, pc.first_name || ' ' || pc.last_name) AS payee_name,
    receiving_account(pc.id, r.currency) AS to_id) p,
  LATERAL (SELECT p.payee_customer, p.payee_name, CASE
    WHEN r.refused IS NOT NULL THEN r.refused
    WHEN tc.code IS NULL THEN '{"reason": "unknownCurrency"}'::jsonb
    WHEN r.amount <= 0 OR scale(trim_scale(r.amount)) > tc.decimals OR d.debit <= 0 THEN '{"reason": "invalidAmount"}'
    WHEN r.amount < tc.transfer_min THEN
      jsonb_build_object('reason', 'amountTooSmall', 'amount', money_text(tc.transfer_min), 'currency', r.currency)
    WHEN r.amount > tc.transfer_max THEN
      jsonb_build_object('reason', 'amountTooLarge', 'amount', money_text(tc.transfer_max), 'currency', r.currency)
    WHEN later.subject IS NOT NULL THEN NULL
    WHEN is_blocked_payee(p_customer, jsonb_build_object('email', r.email), p.to_id) THEN '{"reason": "blockedPayee"}'
    WHEN pu.id = p_user OR pc.id = p_customer THEN '{"reason": "ownAddress"}'
    WHEN pc.id IS NULL THEN '{"reason": "unknownPayee"}'
    WHEN p.to_id IS NULL AND (pc.need_kyc OR pc.limited) THEN '{"reason": "payeeCannotReceive"}'
  END AS refused) w
$$;

-- What a customer sent to others here in the 90 days before a check, and did not give up: when last. The rows of batches are among them.
CREATE FUNCTION paid_before(p_customer int, p_at timestamptz)
RETURNS TABLE (to_email text, amount numeric, currency text, at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT paid_address(p.payee, p.payee_customer), p.amount, p.currency, max(p.at)
  FROM payment p
  WHERE p.customer_id = p_customer AND p.kind = 'P2P' AND p.at > p_at - interval '90 days' AND p.at < p_at
    AND p.status NOT IN ('rejected', 'cancelled', 'expired')
  GROUP BY 1, 2, 3
$$;

-- Writes a batch of payments out of the bank down. Who is paid where was read from its rows; here they are priced by their schemes,
-- and judged by the rules of a single payment (price.ts, in-the-way.ts). The customer's limits are locked.
CREATE FUNCTION mass_check_outside(p_user int, p_customer int, p_id text, p_account int, p_name text, p_type text, p_kind text,
  p_rows jsonb, p_refused text[], p_tariffs jsonb, p_now timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO mass_batch (id, customer_id, created_by, account_id, name, type, at)
  VALUES (p_id, p_customer, p_user, p_account, p_name, p_type, p_now);

  WITH priced AS (
    SELECT r.*, tc.code AS known, tc.eur_value, tc.decimals, x.rate, d.debit, x.flat + up_to(d.debit * s."feeRate", fc.decimals) AS cost,
      greatest(tc.transfer_min, up_to(s."paymentMinEur" / tc.eur_value, tc.decimals)) AS least_amount,
      later.subject IS NOT NULL AS is_later,
      least(tc.transfer_max, trunc(least(s."paymentMaxEur", (p_tariffs -> 'countries' ->> r.country)::numeric) / tc.eur_value, tc.decimals)) AS most,
      s."dayMaxEur" - sent_eur(p_customer, p_kind, date_trunc('day', p_now, 'UTC')) AS left_eur
    FROM jsonb_to_recordset(p_rows) AS r (n int, amount numeric, currency text, note text, country text, scheme text, payee jsonb,
      details jsonb, cells jsonb, refused jsonb, "nameCheck" jsonb, unsaid jsonb, "keyQuestion" text)
    JOIN account f ON f.id = p_account
    JOIN currency fc ON fc.code = f.currency
    LEFT JOIN unnest(p_refused) AS later (subject) ON later.subject = 'people: ' || r."keyQuestion"
    LEFT JOIN currency tc ON tc.code = r.currency
    LEFT JOIN jsonb_to_recordset(p_tariffs -> 'schemes') AS s (name text, "feeEur" numeric, "feeRate" numeric, "paymentMinEur" numeric,
      "paymentMaxEur" numeric, "dayMaxEur" numeric) ON s.name = r.scheme,
    LATERAL (SELECT CASE WHEN fc.code = tc.code THEN 1 WHEN tc.code IS NOT NULL THEN fx_rate(fc.eur_value, tc.eur_value) END AS rate,
      up_to(s."feeEur" / fc.eur_value, fc.decimals) AS flat) x,
    LATERAL (SELECT up_to(fx_cost(r.amount, x.rate), fc.decimals) AS debit) d
  ), judged AS (
    SELECT *, CASE
      WHEN known IS NULL THEN '{"reason": "unknownCurrency"}'::jsonb
      WHEN refused IS NOT NULL THEN refused
      WHEN amount <= 0 OR scale(trim_scale(amount)) > decimals OR debit <= 0 THEN '{"reason": "invalidAmount"}'
      WHEN amount < least_amount THEN
        jsonb_build_object('reason', 'amountTooSmall', 'amount', money_text(least_amount), 'currency', currency)
      WHEN amount > most THEN jsonb_build_object('reason', 'amountTooLarge', 'amount', money_text(most), 'currency', currency)
      WHEN unsaid IS NOT NULL AND NOT is_later THEN unsaid
      ELSE blocked_outside(p_customer, payee, details)
    END AS no
    FROM priced
  ), counted AS (
    -- Rows take what is left of the day one after the other, as they stand in the file.
    SELECT *, left_eur - coalesce(sum(amount * eur_value) FILTER (WHERE no IS NULL)
      OVER (ORDER BY n ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS left_here
    FROM judged
  )
  INSERT INTO mass_row (batch_id, n, amount, currency, note, cells, scheme, payee, details, name_check, debit, fee, rate, state, refused,
    asks_when_paid, unsaid)
  SELECT p_id, c.n, c.amount, c.currency, c.note, c.cells, c.scheme, c.payee, c.details, c."nameCheck", CASE WHEN w.no IS NULL THEN c.debit END,
    CASE WHEN w.no IS NULL THEN c.cost END, CASE WHEN w.no IS NULL THEN c.rate END,
    CASE WHEN w.no IS NULL THEN 'ready' ELSE 'wrong' END, w.no,
    c.is_later AND w.no IS NULL, CASE WHEN c.is_later AND w.no IS NULL THEN c.unsaid END
  FROM counted c,
    LATERAL (SELECT CASE WHEN c.no IS NULL AND c.amount * c.eur_value > c.left_here THEN jsonb_build_object('reason', 'overDayLimit',
      'amount', money_text(greatest(0, trunc(c.left_here / c.eur_value, c.decimals))), 'currency', c.currency) ELSE c.no END AS no) w
$$;

-- When a customer last sent an amount to a place outside of the bank, by the place; what came back does not count.
CREATE FUNCTION paid_outside_before(p_customer int, p_at timestamptz)
RETURNS TABLE (place jsonb, amount numeric, currency text, at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT p.payee - 'name', p.amount, p.currency, max(p.at)
  FROM payment p
  WHERE p.customer_id = p_customer AND p.rail = 'clearing' AND p.at > p_at - interval '90 days' AND p.at < p_at
    AND p.status NOT IN ('rejected', 'cancelled', 'expired', 'returned')
  GROUP BY 1, 2, 3
$$;

-- Queues jobs that pay the rows of a released batch, a hundred in one. A piece that is queued already is left alone.
CREATE FUNCTION mass_send_on(p payment) RETURNS void LANGUAGE sql AS $$
  INSERT INTO job (id, kind, payload, due_at)
  SELECT p.id || '-rows-' || piece, 'payMassRows', jsonb_build_object('paymentId', p.id, 'piece', piece::text), p.released_at
  FROM (SELECT DISTINCT n / 100 AS piece FROM mass_row WHERE batch_id = p.details ->> 'batchId' AND state = 'ready') x
  ON CONFLICT (id) DO NOTHING
$$;

-- Finds the payees of the rows that were not asked about when they were checked.
CREATE FUNCTION mass_find_payees(p_batch text, p_piece int) RETURNS void LANGUAGE sql AS $$
  UPDATE mass_row r SET payee_customer = c.id, payee_name = coalesce(c.business_name, c.first_name || ' ' || c.last_name)
    FROM app_user u JOIN customer c ON c.id = u.customer_id
   WHERE r.batch_id = p_batch AND r.n / 100 = p_piece AND r.state = 'ready' AND r.asks_when_paid AND u.email = r.to_email
$$;

-- Why a row that was right when it was checked cannot be paid now; null when it can. Of a row that was not asked about then, by the same
-- rules and in the same order.
CREATE FUNCTION mass_row_refusal(r mass_row, p_customer int, p_user int) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN r.payee IS NOT NULL THEN coalesce(r.unsaid, blocked_outside(p_customer, r.payee, r.details))
    WHEN is_blocked_payee(p_customer, jsonb_build_object('email', r.to_email), receiving_account(r.payee_customer, r.currency))
      THEN '{"reason": "blockedPayee"}'
    WHEN r.asks_when_paid AND (r.payee_customer = p_customer OR EXISTS (SELECT FROM app_user u WHERE u.id = p_user AND u.email = r.to_email))
      THEN '{"reason": "ownAddress"}'
    WHEN r.payee_customer IS NULL THEN '{"reason": "unknownPayee"}'
    WHEN receiving_account(r.payee_customer, r.currency) IS NULL
      AND EXISTS (SELECT FROM customer c WHERE c.id = r.payee_customer AND (c.need_kyc OR c.limited))
      THEN '{"reason": "payeeCannotReceive"}'
  END
$$;

-- Pays one piece of a batch: each row takes its part out of the hold and becomes a payment of its own, whose id says which row it is.
-- Locks as everywhere: the batch, payees whose account is opened, accounts by id. Answers the rows it paid, for who announces them.
CREATE FUNCTION mass_pay_rows(p_id text, p_piece int, p_now timestamptz) RETURNS SETOF payment LANGUAGE plpgsql AS $$
DECLARE
  b payment;
  r mass_row;
  p payment;
  no jsonb;
  left_debit numeric;
  left_fee numeric;
  is_over boolean;
BEGIN
  SELECT * INTO b FROM payment WHERE id = p_id FOR UPDATE;
  IF b.status IS DISTINCT FROM 'released' THEN
    RETURN;
  END IF;
  PERFORM mass_find_payees(b.details ->> 'batchId', p_piece);
  -- A row that leaves the bank has no customer as payee.
  PERFORM FROM (SELECT coalesce(array_agg(y.payee_customer), '{}') AS payees, coalesce(array_agg(y.currency), '{}') AS currencies
      FROM (SELECT DISTINCT payee_customer, currency FROM mass_row
            WHERE batch_id = b.details ->> 'batchId' AND n / 100 = p_piece AND state = 'ready' AND payee_customer IS NOT NULL) y) x,
    lock_for_posting(ARRAY[b.from_account], x.payees, x.currencies);

  FOR r IN SELECT * FROM mass_row
    WHERE batch_id = b.details ->> 'batchId' AND n / 100 = p_piece AND state = 'ready' ORDER BY n
  LOOP
    no := mass_row_refusal(r, b.customer_id, b.created_by);
    SELECT t.debit - r.debit, t.fee - r.fee INTO left_debit, left_fee FROM transfer t WHERE t.payment_id = b.id AND t.step = 'release';
    is_over := left_debit = 0;
    -- The numbers of what is held end with its last row, which closes it.
    IF is_over THEN
      UPDATE transfer SET status = 'voided', resolved_at = p_now WHERE payment_id = b.id AND step = 'release';
    ELSE
      UPDATE transfer SET debit = left_debit, amount = left_debit, fee = left_fee WHERE payment_id = b.id AND step = 'release';
    END IF;
    UPDATE account SET held = held - r.debit - r.fee WHERE id = b.from_account;
    IF no IS NULL THEN
      p := b;
      p.id := b.id || '-' || r.n;
      p.rail := CASE WHEN r.cells IS NULL THEN 'book' ELSE 'clearing' END;
      p.scheme := r.scheme;
      p.status := 'released';
      p.to_account := receiving_account(r.payee_customer, r.currency);
      p.payee := coalesce(r.payee, jsonb_build_object('kind', 'customer', 'name', r.payee_name, 'email', r.to_email));
      p.payee_customer := r.payee_customer;
      p.debit := r.debit;
      p.amount := r.amount;
      p.currency := r.currency;
      p.fee := r.fee;
      p.rate := r.rate;
      p.note := r.note;
      p.details := r.details;
      no := payment_take(p, p_now) -> 'refused';
    END IF;
    UPDATE mass_row SET state = CASE WHEN no IS NULL THEN 'paid' ELSE 'failed' END, refused = no
    WHERE batch_id = r.batch_id AND n = r.n;
    IF no IS NULL THEN
      RETURN QUERY SELECT * FROM payment WHERE id = p.id;
    END IF;
    IF is_over THEN
      UPDATE payment SET status = 'posted', resolved_at = greatest(p_now, released_at) WHERE id = b.id;
    END IF;
  END LOOP;
END $$;
