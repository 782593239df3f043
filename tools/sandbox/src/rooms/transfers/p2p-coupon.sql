-- Why the customer cannot use a coupon for a payment from an account in this currency now; null when they can, or use none (R2.7.190).
CREATE FUNCTION coupon_refusal(p_customer int, p_coupon text, p_currency text, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  c coupon;
  p payment;
BEGIN
  IF p_coupon IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT * INTO c FROM coupon WHERE code = p_coupon;
  IF NOT FOUND THEN
    RETURN '{"reason": "unknownCoupon"}';
  END IF;
  IF p_now < c.valid_from OR p_now >= c.valid_until THEN
    RETURN '{"reason": "couponNotNow"}';
  END IF;
  IF c.currency <> p_currency THEN
    RETURN '{"reason": "couponOtherCurrency"}';
  END IF;
  -- A payment that came to nothing has used nothing.
  SELECT * INTO p FROM payment
  WHERE customer_id = p_customer AND coupon = p_coupon AND status NOT IN ('rejected', 'cancelled', 'expired');
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN CASE WHEN p.status IN ('pending', 'created') AND p.approval_expires_at <= p_now THEN '{"overdue": true}'::jsonb
    ELSE '{"reason": "couponUsed"}' END;
END $$;

-- What a coupon takes off a fee; nothing without one.
CREATE FUNCTION coupon_off(p_coupon text, p_fee numeric, p_decimals int) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT round(p_fee * c.percent_off / 100, p_decimals) FROM coupon c WHERE c.code = p_coupon), 0)
$$;
