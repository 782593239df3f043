-- Money that comes back: from a rail that could not deliver it, or from the payee inside the bank.

-- What the payer gets, in the currency of their account, of an amount that comes back in the currency that arrived: its share of the whole
-- debit rounded down, and the last part makes it whole. The bank keeps the fee.
CREATE FUNCTION debit_back(p payment, p_amount numeric) RETURNS numeric LANGUAGE plpgsql STABLE AS $$
DECLARE
  moved record;
BEGIN
  moved := payment_moved(p);
  IF p_amount = moved.sent - moved.back THEN
    RETURN moved.sent_debit - moved.back_debit;
  END IF;
  RETURN trunc(moved.sent_debit * (moved.back + p_amount) / moved.sent, (SELECT decimals FROM currency WHERE code = p.debit_currency))
    - moved.back_debit;
END $$;

-- Posts the n-th part that comes back, from the account where the money is. Both amounts come from the release; the rate is what they come
-- to, for the record. The caller has locked the payment and the accounts.
CREATE FUNCTION payment_post_return(p payment, p_n int, p_from int, p_amount numeric, p_debit numeric, p_at timestamptz) RETURNS payment
LANGUAGE plpgsql AS $$
DECLARE
  t transfer;
  moved record;
BEGIN
  INSERT INTO transfer VALUES (p.id, 'return', 'posted', p_from, p.from_account, p_amount, p.currency, p_debit,
    p.debit_currency, 0, CASE WHEN p.currency = p.debit_currency THEN 1 ELSE up_to(p_debit / p_amount, 8) END, p_at, p_at, p_n)
  RETURNING * INTO t;
  PERFORM post_transfer(p, t, p_at, 0);
  moved := payment_moved(p);
  IF moved.back = moved.sent THEN
    UPDATE payment SET status = 'returned', resolved_at = p_at WHERE id = p.id RETURNING * INTO p;
  END IF;
  RETURN p;
END $$;

-- How many parts of a payment have come back.
CREATE FUNCTION parts_back(p_id text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM transfer WHERE payment_id = p_id AND step = 'return'
$$;

-- RETURN: the rail sent a payment back, or a part of it. A rail with recall also returns what was settled.
--
-- p_amount: in the currency that arrived; null: all that has not come back. p_n: which part it is, so that each comes back once; a part
-- that came back, or is not the next, changes nothing. Null: the next part, for a caller who asks only once.
CREATE FUNCTION payment_return(p_id text, p_now timestamptz, p_amount numeric DEFAULT NULL, p_n int DEFAULT NULL) RETURNS payment
LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  moved record;
  next_n int;
  amount_back numeric;
  debit numeric;
  at_last timestamptz;
BEGIN
  SELECT * INTO p FROM payment WHERE id = p_id FOR UPDATE;
  IF p.rail = 'book' THEN
    RETURN (payment_take_back(p_id, p_now, p_amount, p_n)).payment;
  END IF;
  moved := payment_moved(p);
  next_n := parts_back(p_id) + 1;
  IF p.rail IS DISTINCT FROM 'clearing' OR moved.is_open
    OR NOT (p.status = 'released' OR p.status = 'posted' AND (rail_of(p)).takes_recall)
    OR p_n <> next_n THEN
    RETURN p;
  END IF;
  amount_back := coalesce(p_amount, moved.sent - moved.back);
  IF amount_back <= 0 OR amount_back > moved.sent - moved.back THEN
    RAISE EXCEPTION 'of payment % cannot come back %', p_id, amount_back;
  END IF;
  debit := debit_back(p, amount_back);
  IF debit <= 0 THEN
    RAISE EXCEPTION '% of payment % is too little to come back', amount_back, p_id;
  END IF;
  at_last := (SELECT greatest(p_now, max(a.moved_at)) FROM lock_for_posting(ARRAY[p.from_account]) a);
  RETURN payment_post_return(p, next_n, (SELECT t.to_account FROM transfer t WHERE t.payment_id = p.id AND t.n = 1
    AND t.step = CASE WHEN p.status = 'posted' THEN 'settle' ELSE 'release' END), amount_back, debit, at_last);
END $$;

-- The same inside the bank, for a payment that nobody ordered: from the payee's account, never more than is free there. What a customer
-- gives back is a payment of its own (R2.4.64). Nobody is asked.
--
-- Answers the payment, what came back of the amount asked for under this number, and what could not. A number whose part came back answers
-- what it answered then. Where nothing was free, no part came back, and the same number may ask again.
CREATE FUNCTION payment_take_back(p_id text, p_now timestamptz, p_amount numeric DEFAULT NULL, p_n int DEFAULT NULL,
  OUT payment payment, OUT back numeric, OUT short numeric) LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  moved record;
  a record;
  asked numeric;
  before numeric;
  next_n int;
  debit numeric := 0;
  at_last timestamptz := p_now;
BEGIN
  SELECT * INTO p FROM payment x WHERE x.id = p_id FOR UPDATE;
  moved := payment_moved(p);
  next_n := parts_back(p_id) + 1;
  SELECT coalesce(sum(t.debit) FILTER (WHERE t.n < coalesce(p_n, next_n)), 0), sum(t.debit) FILTER (WHERE t.n = p_n) INTO before, back
  FROM transfer t WHERE t.payment_id = p_id AND t.step = 'return';
  asked := coalesce(p_amount, moved.sent - before);
  payment := p;
  IF back IS NOT NULL THEN
    short := asked - back;
    RETURN;
  END IF;
  back := 0;
  short := asked;
  IF p.rail IS DISTINCT FROM 'book' OR p.created_by IS NOT NULL OR p.status <> 'posted' OR p_n <> next_n THEN
    RETURN;
  END IF;
  IF asked <= 0 OR asked > moved.sent - before THEN
    RAISE EXCEPTION 'of payment % cannot come back %', p_id, asked;
  END IF;
  FOR a IN SELECT * FROM lock_for_posting(ARRAY[p.from_account, p.to_account]) LOOP
    at_last := greatest(at_last, a.moved_at);
    IF a.id = p.to_account THEN
      back := greatest(0, least(asked, a.free));
    END IF;
  END LOOP;
  -- A part so small that nothing of it would reach the payer stays where it is.
  IF back > 0 THEN
    debit := debit_back(p, back);
  END IF;
  IF debit <= 0 THEN
    back := 0;
    RETURN;
  END IF;
  short := asked - back;
  payment := payment_post_return(p, next_n, p.to_account, back, debit, at_last);
END $$;
