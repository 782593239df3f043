-- What a payment counts in a currency, fee left out. Its own amounts count as they are; any other is converted at the rate of now.
CREATE FUNCTION payment_in(p payment, p_currency text) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT CASE p_currency WHEN p.currency THEN p.amount WHEN p.debit_currency THEN p.debit
    ELSE (SELECT round(p.debit * f.eur_value / t.eur_value, 8) FROM currency f, currency t
          WHERE f.code = p.debit_currency AND t.code = p_currency) END
$$;

-- What the company has ordered on the day of an instant, as a policy counts it. Days are of UTC, as they are in the list of requests
-- (ADR-59). A payment that came to nothing does not count, and the rows of a batch count as the batch.
--
-- A purchase by card counts although no user made it (R0.51); other payments without a maker are the bank's own, or were approved before.
-- A declined purchase is rejected, a reversed one cancelled and a lapsed one expired: none of them counts. A refunded purchase counts,
-- as a transfer that was returned does: its money left without an approval, and a refund must not open the day for the next purchase.
CREATE FUNCTION ordered_on_day(y approval_policy, p_now timestamptz) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(payment_in(p, y.currency)), 0) FROM payment p
  WHERE p.customer_id = y.customer_id
    AND (p.kind = 'Card' OR p.kind NOT IN ('Card', 'Deposit', 'Fees') AND p.created_by IS NOT NULL)
    AND p.at >= date_trunc('day', p_now AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
    AND p.status NOT IN ('rejected', 'cancelled', 'expired')
    AND (NOT y.only_currency OR p.currency = y.currency)
    AND NOT EXISTS (SELECT FROM payment b WHERE b.rail = 'batch' AND b.id = regexp_replace(p.id, '-\d+$', '') AND b.id <> p.id)
$$;

-- How many people the policies of a company ask for as it stands: the most that any of them asks for. A quote reads this without waiting.
CREATE FUNCTION policies_ask(p payment, p_now timestamptz) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(y.approvers), 0) FROM approval_policy y
  WHERE y.customer_id = p.customer_id AND (NOT y.only_currency OR p.currency = y.currency)
    AND payment_in(p, y.currency) + CASE y.basis WHEN 'day' THEN ordered_on_day(y, p_now) ELSE 0 END >= y.from_amount
$$;

-- Waits until the other orders of a company with a policy for the day have ended, or two at once would each see a day without the other.
-- The lock of the day comes before those of cards and accounts. An order takes it first and locks accounts then, the account of a prepaid
-- card that is loaded among them. A purchase that locked its card first would wait for the order that waits for the card.
CREATE FUNCTION policy_turn(p_customer int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM approval_policy WHERE customer_id = p_customer AND basis = 'day') THEN
    PERFORM pg_advisory_xact_lock(7206063, p_customer);
  END IF;
END $$;

-- How many people must approve a payment that is ordered now.
CREATE FUNCTION policy_approvals(p payment, p_now timestamptz) RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  PERFORM policy_turn(p.customer_id);
  RETURN policies_ask(p, p_now);
END $$;

-- The rule of a policy without its name.
CREATE FUNCTION policy_rule(y approval_policy) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('basis', y.basis, 'from', money_text(y.from_amount), 'currencyCode', y.currency,
    'onlyThisCurrency', y.only_currency, 'approvers', y.approvers)
$$;

-- The wire form of a policy (approvalPolicy of the method table).
CREATE FUNCTION policy_answer(y approval_policy) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('id', y.id) || policy_rule(y)
$$;
