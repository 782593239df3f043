-- The largest amount whose total, fee included, is not above what may leave (R0.94); 0 where nothing is small enough, null for null.
-- The fee is a share of the debit, rounded up to a unit of its currency, so the most to debit beside it is the part of a whole with its
-- share, rounded down to a unit. A cost is rounded to eight decimals, so half of the last more is enough for it; one unit of the amount
-- less is taken where that half was just too much.
CREATE FUNCTION most_for(may_leave numeric, share numeric, rate numeric, debit_decimals int, decimals int)
RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN may_leave IS NOT NULL THEN
    greatest(0, m.amount - CASE WHEN fx_cost(m.amount, rate) > d.most THEN power(10::numeric, -decimals) ELSE 0 END) END
  FROM (SELECT trunc(trunc(may_leave, debit_decimals) / (1 + share), debit_decimals) AS most) d,
    LATERAL (SELECT trunc((d.most + 0.000000005) * rate, decimals) AS amount) m
$$;
