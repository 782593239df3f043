-- Of who gets how much, in any order and however it is written; what else the rows say does not count.
CREATE FUNCTION global_batch_fingerprint(p_batch text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT md5(coalesce(string_agg(paid, E'\n' ORDER BY paid COLLATE "C"), '')) FROM (
    SELECT concat_ws(' ', data ->> 'beneficiaryEmail', coalesce(trim_scale(amount)::text, data ->> 'amount'), data ->> 'currencyCode') AS paid
    FROM global_row WHERE batch_id = p_batch AND state <> 'deleted') r
$$;

-- Prices rows of a batch that was not ordered and says which of them cannot be paid. The rules of a row are those of a single global
-- payment. p_terms has the tariff of the sender and the most that goes to a country, in euros.
CREATE FUNCTION global_batch_check(p_batch text, p_rows int[], p_terms jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE global_row r SET refused = w.refused, state = CASE WHEN w.refused IS NULL THEN 'ready' ELSE 'wrong' END,
    debit = CASE WHEN w.refused IS NULL THEN w.debit END, fee = CASE WHEN w.refused IS NULL THEN w.fee END,
    rate = CASE WHEN w.refused IS NULL THEN w.rate END
  FROM (
    SELECT c.ctid AS place, d.debit, x.rate,
      CASE c.fee_share WHEN 'ben' THEN 0
        ELSE up_to((p_terms ->> 'feeEur')::numeric / fc.eur_value, fc.decimals)
          + up_to(d.debit * (p_terms ->> 'feeRate')::numeric, fc.decimals) END AS fee,
      CASE
        WHEN c.unread IS NOT NULL THEN c.unread
        WHEN tc.code IS NULL THEN '{"reason": "unknownCurrency"}'
        WHEN c.amount <= 0 OR scale(trim_scale(c.amount)) > tc.decimals OR d.debit <= 0 THEN '{"reason": "invalidAmount"}'
        WHEN c.amount < tc.transfer_min THEN
          jsonb_build_object('reason', 'amountTooSmall', 'amount', money_text(tc.transfer_min), 'currency', tc.code)
        WHEN c.amount > m.maximum THEN
          jsonb_build_object('reason', 'amountTooLarge', 'amount', money_text(m.maximum), 'currency', tc.code)
        WHEN is_blocked_payee(b.customer_id, jsonb_build_object('email', c.data ->> 'beneficiaryEmail'), NULL)
          THEN '{"reason": "blockedPayee", "field": "beneficiaryEmail"}'
      END AS refused
    FROM global_row c
    JOIN global_batch b ON b.id = c.batch_id
    JOIN account f ON f.id = b.account_id
    JOIN currency fc ON fc.code = f.currency
    LEFT JOIN currency tc ON tc.code = c.data ->> 'currencyCode',
    LATERAL (SELECT CASE WHEN fc.code = tc.code THEN 1 WHEN tc.code IS NOT NULL THEN fx_rate(fc.eur_value, tc.eur_value) END AS rate) x,
    LATERAL (SELECT up_to(fx_cost(c.amount, x.rate), fc.decimals) AS debit) d,
    LATERAL (SELECT least(tc.transfer_max, trunc(least((p_terms ->> 'paymentMaxEur')::numeric,
      (p_terms -> 'countries' ->> (c.data ->> 'beneficiaryCountryCode'))::numeric) / tc.eur_value, tc.decimals)) AS maximum) m
    WHERE c.batch_id = p_batch AND c.state IN ('ready', 'wrong') AND (p_rows IS NULL OR c.n = ANY (p_rows))) w
  -- By their place, which is found at once. Where the planner thinks that a batch is short, it would look through all of it for each of its rows.
  WHERE r.ctid = w.place;

  UPDATE global_batch SET fingerprint = global_batch_fingerprint(p_batch) WHERE id = p_batch
$$;

-- Where the recipient of a payment is with it (recipientStatus of the method table).
CREATE FUNCTION recipient_status(p payment, g global_payment) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p.id IS NULL THEN NULL
    WHEN g.state = 'refused' THEN 'refused'
    WHEN g.state = 'approved' THEN CASE p.status WHEN 'posted' THEN 'paid' WHEN 'released' THEN 'onItsWay' ELSE 'returned' END
    WHEN p.status = 'released' THEN 'waiting'
    ELSE 'returned' END
$$;

-- Queues jobs that make payments of the rows of a released batch, a hundred in one. A piece that is queued already is left alone.
CREATE FUNCTION global_batch_send_on(p payment) RETURNS void LANGUAGE sql AS $$
  INSERT INTO job (id, kind, payload, due_at)
  SELECT p.id || '-links-' || piece, 'sendGlobalRows', jsonb_build_object('paymentId', p.id, 'piece', piece::text), p.released_at
  FROM (SELECT DISTINCT n / 100 AS piece FROM global_row WHERE batch_id = p.details ->> 'batchId' AND state = 'ready') x
  ON CONFLICT (id) DO NOTHING
$$;

-- Sends one piece of a batch: each row takes its part out of the hold and becomes a global payment of its own, whose id says which row
-- it is. Locks as everywhere: the batch, then its account.
CREATE FUNCTION global_batch_send(p_id text, p_piece int, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  b payment;
  r global_row;
  p payment;
  no jsonb;
  open transfer;
BEGIN
  SELECT * INTO b FROM payment WHERE id = p_id FOR UPDATE;
  IF b.status IS DISTINCT FROM 'released' THEN
    RETURN;
  END IF;
  PERFORM FROM lock_for_posting(ARRAY[b.from_account]);
  FOR r IN SELECT * FROM global_row
    WHERE batch_id = b.details ->> 'batchId' AND n / 100 = p_piece AND state = 'ready' ORDER BY n
  LOOP
    SELECT * INTO open FROM transfer WHERE payment_id = b.id AND step = 'release';
    -- The numbers of what is held end with its last row, which closes it.
    IF open.debit = r.debit THEN
      UPDATE transfer SET status = 'voided', resolved_at = p_now WHERE payment_id = b.id AND step = 'release';
      UPDATE payment SET status = 'posted', resolved_at = greatest(p_now, released_at) WHERE id = b.id;
    ELSE
      UPDATE transfer SET debit = open.debit - r.debit, amount = open.debit - r.debit, fee = open.fee - r.fee
      WHERE payment_id = b.id AND step = 'release';
    END IF;
    UPDATE account SET held = held - r.debit - r.fee WHERE id = b.from_account;
    p := b;
    p.id := b.id || '-' || r.n;
    p.rail := 'clearing';
    p.scheme := 'Link';
    p.payee := jsonb_build_object('kind', 'email', 'name', r.data ->> 'beneficiaryName', 'email', r.data ->> 'beneficiaryEmail');
    p.debit := r.debit;
    p.amount := r.amount;
    p.currency := r.data ->> 'currencyCode';
    p.fee := r.fee;
    p.rate := r.rate;
    p.note := r.data ->> 'description';
    p.details := jsonb_build_object('beneficiaryType', r.data ->> 'beneficiaryType', 'countryCode', r.data ->> 'beneficiaryCountryCode',
      'feeIsBen', (r.fee_share = 'ben')::text, 'forbidden', array_to_string(r.forbidden, ','));
    -- The customer may have blocked the recipient since the batch was checked.
    no := CASE WHEN is_blocked_payee(p.customer_id, p.payee, NULL) THEN '{"reason": "blockedPayee", "field": "beneficiaryEmail"}'
      ELSE payment_take(p, p_now) -> 'refused' END;
    UPDATE global_row SET state = CASE WHEN no IS NULL THEN 'sent' ELSE 'failed' END, refused = no
    WHERE batch_id = r.batch_id AND n = r.n;
  END LOOP;
END $$;

-- An ordered batch of a customer as the list of batches has it, column by column like one of mass payments.
CREATE FUNCTION global_batch_line(p_customer int, p_id text)
RETURNS TABLE (id text, name text, type text, "accountId" int, at text, status text, rows int, wrong int, paid int, failed int, returned int,
  "onItsWay" int, "debitAmount" text, fee text, total text, "currencyCode" text, available text) LANGUAGE sql STABLE AS $$
  SELECT b.id, b.name, 'globalPay', b.account_id, instant_text(b.at), p.status, r.rows, r.wrong, r.sent, r.failed, r.returned, 0,
    money_text(p.debit), money_text(p.fee), money_text(p.debit + p.fee), p.debit_currency, money_text(f.balance - f.held - f.minimum)
  FROM payment p
    JOIN global_batch b ON b.id = p.details ->> 'batchId'
    JOIN account f ON f.id = b.account_id,
    LATERAL (SELECT count(*)::int AS rows, count(*) FILTER (WHERE x.state = 'wrong')::int AS wrong,
      count(*) FILTER (WHERE x.state = 'sent')::int AS sent, count(*) FILTER (WHERE x.state = 'failed')::int AS failed,
      count(*) FILTER (WHERE s.status = 'returned')::int AS returned
      FROM global_row x LEFT JOIN payment s ON s.id = p.id || '-' || x.n WHERE x.batch_id = b.id AND x.state <> 'deleted') r
  WHERE p.rail = 'batch' AND p.details ->> 'batchId' = p_id AND p.customer_id = p_customer AND b.customer_id = p_customer
$$;
