-- Parts of a payment: what is taken out of its hold one after the other, and what comes back of it.

-- What of a payment has left the account, and what of that has come back; both in the currency that arrives and in the account's.
CREATE FUNCTION payment_moved(p payment, OUT sent numeric, OUT sent_debit numeric, OUT back numeric, OUT back_debit numeric, OUT is_open boolean)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount) FILTER (WHERE step = 'release' AND status = 'posted'), 0),
    coalesce(sum(debit) FILTER (WHERE step = 'release' AND status = 'posted'), 0),
    coalesce(sum(debit) FILTER (WHERE step = 'return'), 0), coalesce(sum(amount) FILTER (WHERE step = 'return'), 0),
    coalesce(bool_or(status = 'pending'), false)
  FROM transfer WHERE payment_id = p.id
$$;

-- CAPTURE: moves a part of what a payment holds, in the currency that arrives. The rest stays on hold; a part of all that is held is the
-- release of it. Only what is approved is captured, and each part once: its number says which one it is, and a part that was captured, or
-- is not the next, changes nothing.
--
-- What leaves the account is rounded for all parts together, or each would cost up to a cent more. The fee leaves with the first part.
CREATE FUNCTION payment_capture(p_id text, p_n int, p_amount numeric, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  t transfer;
  rest transfer;
  decimals int;
  grain numeric;
  moved record;
BEGIN
  SELECT * INTO p FROM payment WHERE id = p_id FOR UPDATE;
  SELECT * INTO t FROM transfer WHERE payment_id = p_id AND status = 'pending';
  IF t.n IS DISTINCT FROM p_n OR p.rail = 'batch'
    OR NOT (p.status IN ('held', 'released') OR p.status = 'pending' AND p.created_by IS NULL) THEN
    RETURN p;
  END IF;
  IF p_amount <= 0 OR p_amount > t.amount THEN
    RAISE EXCEPTION 'payment % holds % %, and no part of %', p_id, t.amount, t.currency, p_amount;
  END IF;
  IF p_amount = t.amount THEN
    RETURN payment_release(p, p_now);
  END IF;
  moved := payment_moved(p);
  decimals := (SELECT c.decimals FROM currency c WHERE c.code = p.debit_currency);
  grain := power(10::numeric, -decimals);
  rest := t;
  rest.n := t.n + 1;
  rest.amount := t.amount - p_amount;
  rest.fee := 0;
  rest.debit := t.debit - (up_to(fx_cost(moved.sent + p_amount, p.rate), decimals) - moved.sent_debit);
  -- A part of which nothing or everything would have to leave cannot be told from none, or from all.
  rest.debit := greatest(grain, least(rest.debit, t.debit - grain));
  IF rest.debit >= t.debit THEN
    RAISE EXCEPTION 'of payment % too little is held to take a part of it', p_id;
  END IF;
  RETURN payment_release_part(p, t, rest, p_now);
END $$;

-- Posts one part of a hold and keeps the rest of it. The caller has locked the payment.
CREATE FUNCTION payment_release_part(p payment, t transfer, rest transfer, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  at_last timestamptz;
BEGIN
  at_last := payment_moves_at(p, p_now);
  p := payment_to_account(p, p_now);
  -- The rest is released where the part is, once its turn comes.
  INSERT INTO transfer VALUES (rest.*);
  UPDATE transfer SET status = 'posted', to_account = release_target(p), resolved_at = at_last, debit = t.debit - rest.debit,
    amount = t.amount - rest.amount
  WHERE payment_id = p.id AND step = 'release' AND n = t.n RETURNING * INTO t;
  UPDATE payment SET status = 'released', to_account = p.to_account, released_at = coalesce(released_at, at_last),
    approved_at = coalesce(approved_at, p_now), code_hash = NULL
  WHERE id = p.id RETURNING * INTO p;
  PERFORM post_transfer(p, t, at_last, t.debit + t.fee);
  RETURN p;
END $$;

-- Gives back what is still held of a payment of which parts were captured: what was captured is all of it. One without a part is voided
-- instead, and one that holds nothing stays as it is.
CREATE FUNCTION payment_give_back_rest(p_id text, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  t transfer;
BEGIN
  SELECT * INTO p FROM payment WHERE id = p_id FOR UPDATE;
  SELECT * INTO t FROM transfer WHERE payment_id = p_id AND status = 'pending';
  IF p.rail = 'batch' OR p.status IS DISTINCT FROM 'released' OR t.n IS NULL THEN
    RETURN p;
  END IF;
  PERFORM FROM account WHERE id = p.from_account FOR NO KEY UPDATE;
  UPDATE transfer SET status = 'voided', resolved_at = p_now WHERE payment_id = p.id AND step = 'release' AND n = t.n;
  UPDATE account SET held = held - t.debit - t.fee WHERE id = p.from_account;
  IF p.rail = 'book' THEN
    UPDATE payment SET status = 'posted', resolved_at = greatest(p_now, released_at) WHERE id = p.id RETURNING * INTO p;
  ELSIF p.scheme IS NOT NULL THEN
    PERFORM payment_send_on(p, p_now);
  END IF;
  RETURN p;
END $$;

-- SETTLE: a payment released to a rail has reached its payee outside. A payment in another status stays unchanged, and so does one that
-- still holds money. What came back meanwhile is not settled.
CREATE FUNCTION payment_settle(p_id text, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  t transfer;
  moved record;
BEGIN
  SELECT * INTO p FROM payment WHERE id = p_id FOR UPDATE;
  moved := payment_moved(p);
  IF p.status IS DISTINCT FROM 'released' OR p.rail <> 'clearing' OR moved.is_open THEN
    RETURN p;
  END IF;
  INSERT INTO transfer
  SELECT p.id, 'settle', 'posted', r.to_account, (rail_of(p)).settle_account, moved.sent - moved.back, p.currency, moved.sent - moved.back,
    p.currency, 0, 1, p_now, p_now
  -- Where its release has put it, which may be before the rail had an account of its own.
  FROM transfer r WHERE r.payment_id = p.id AND r.step = 'release' AND r.n = 1 RETURNING * INTO t;
  PERFORM post_transfer(p, t, p_now, 0);
  UPDATE payment SET status = 'posted', resolved_at = p_now WHERE id = p.id RETURNING * INTO p;
  RETURN p;
END $$;
