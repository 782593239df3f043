-- R2.7.195. What lines [{what, quantity, unitPrice, taxRate?}] come to in a currency of so many decimals: invoiceBill of the method
-- table. Each line is rounded, and each tax once on all lines at its rate; round() takes halves away from zero, as billOf of the client.
CREATE FUNCTION invoice_bill(p_lines jsonb, p_decimals int) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  WITH line AS (
    SELECT place, l ->> 'what' AS what, q AS quantity, u AS price, (l ->> 'taxRate')::numeric AS rate, round(q * u, p_decimals) AS net
    FROM jsonb_array_elements(p_lines) WITH ORDINALITY AS given (l, place),
      LATERAL (SELECT (l ->> 'quantity')::numeric AS q, (l ->> 'unitPrice')::numeric AS u) f),
  -- Times 0.01 and not by 100: a division may round before round() does.
  tax AS (
    SELECT rate, sum(net) AS net, round(sum(net) * rate * 0.01, p_decimals) AS tax FROM line WHERE rate IS NOT NULL GROUP BY rate),
  sums AS (SELECT (SELECT sum(net) FROM line) AS net, coalesce((SELECT sum(tax) FROM tax), 0) AS tax)
  SELECT jsonb_build_object(
    'lines', (SELECT jsonb_agg(jsonb_build_object('what', what, 'quantity', trim_scale(quantity)::text, 'unitPrice', money_text(price),
      'taxRate', trim_scale(rate)::text, 'net', money_text(net)) ORDER BY place) FROM line),
    'net', money_text(net),
    'taxes', coalesce((SELECT jsonb_agg(jsonb_build_object('rate', trim_scale(t.rate)::text, 'net', money_text(t.net),
      'tax', money_text(t.tax)) ORDER BY t.rate DESC) FROM tax t), '[]'),
    'total', money_text(net + tax))
  FROM sums
$$;
