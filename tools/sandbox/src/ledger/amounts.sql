CREATE FUNCTION money_text(value numeric) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN scale(trim_scale(value)) < 2 THEN round(value, 2)::text ELSE trim_scale(value)::text END
$$;
CREATE FUNCTION instant_text(value timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(value AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
-- Rates, amounts to debit and fees are rounded against the customer, so that no round trip through currencies earns.
CREATE FUNCTION fx_rate(from_value numeric, to_value numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN from_value = to_value THEN 1 ELSE trunc(from_value / to_value, 8) END
$$;
-- What an amount costs at a rate, to the last decimal the ledger has; the customer pays it rounded up (up_to).
CREATE FUNCTION fx_cost(amount numeric, rate numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT round(amount::numeric(38,8) / rate::numeric(38,8), 8)
$$;
CREATE FUNCTION up_to(value numeric, decimals int) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN round(value, decimals) >= value THEN round(value, decimals)
    ELSE round(value, decimals) + power(10::numeric, -decimals) END
$$;
