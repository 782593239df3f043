-- The payment at the price that is held for it; null when there is none any more. Locks the price, so that one payment gets it.
CREATE FUNCTION payment_at_held_price(p payment, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  q payment_quote;
  -- An invoice is paid by P2P, at its price.
  priced_as text := CASE WHEN p.kind = 'Invoice' THEN 'P2P' ELSE p.kind END;
BEGIN
  SELECT * INTO q FROM payment_quote x
  WHERE x.id = p.quote_id AND x.customer_id = p.customer_id AND x.kind = priced_as AND x.from_account = p.from_account
    AND (x.to_account IS NULL OR x.to_account = p.to_account) AND x.amount = p.amount AND x.currency = p.currency
    AND x.coupon IS NOT DISTINCT FROM p.coupon
    AND x.expires_at > p_now AND x.payment_id IS NULL
  FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  p.debit := q.debit;
  p.fee := q.fee;
  p.rate := q.rate;
  RETURN p;
END $$;
