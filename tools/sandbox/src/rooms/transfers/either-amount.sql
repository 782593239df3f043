-- The largest amount that costs no more than a debit at a rate; 0 where none does, null for null. A cost is rounded to eight decimals, so
-- half of the last more is enough for it; one unit of the amount less is taken where that half was just too much.
CREATE FUNCTION amount_for(debit numeric, rate numeric, decimals int) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN debit IS NOT NULL THEN
    greatest(0, m.amount - CASE WHEN fx_cost(m.amount, rate) > debit THEN power(10::numeric, -decimals) ELSE 0 END) END
  FROM (SELECT trunc((debit + 0.000000005) * rate, decimals) AS amount) m
$$;

-- The largest amount whose total, fee included, is not above what may leave (R0.94); 0 where nothing is small enough, null for null.
-- The fee is a share of the debit, rounded up to a unit of its currency, so the most to debit beside it is the part of a whole with its
-- share, rounded down to a unit.
CREATE FUNCTION most_for(may_leave numeric, share numeric, rate numeric, debit_decimals int, decimals int)
RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT amount_for(trunc(trunc(may_leave, debit_decimals) / (1 + share), debit_decimals), rate, decimals)
$$;

-- The same of a P2P payment, whose fee has a least and a most and may be less by a coupon (R0.112). It never falls as the debit grows, and
-- is never above its most, so the debit is found by halving what lies between.
CREATE FUNCTION p2p_most_for(f currency, t currency, may_leave numeric, p_coupon text) RETURNS numeric LANGUAGE plpgsql STABLE AS $$
DECLARE
  unit numeric := power(10::numeric, -f.decimals);
  high numeric := greatest(0, trunc(may_leave, f.decimals));
  low numeric := greatest(0, high - f.fee_max);
  middle numeric;
BEGIN
  IF may_leave IS NULL THEN
    RETURN NULL;
  END IF;
  WHILE low < high LOOP
    middle := trunc((low + high + unit) / 2, f.decimals);
    IF middle + p2p_fee(f, middle) - coupon_off(p_coupon, p2p_fee(f, middle), f.decimals) <= may_leave THEN
      low := middle;
    ELSE
      high := middle - unit;
    END IF;
  END LOOP;
  RETURN amount_for(low, p2p_rate(f, t), t.decimals);
END $$;
