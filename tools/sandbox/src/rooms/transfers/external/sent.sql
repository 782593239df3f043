-- What a customer has sent out of the bank by a kind of payment since an instant, in euros; what came to nothing does not count. The
-- rows of an ordered batch count before their turn comes.
CREATE FUNCTION sent_eur(p_customer int, p_kind text, p_since timestamptz) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT (SELECT coalesce(sum(x.amount * c.eur_value), 0) FROM payment x JOIN currency c ON c.code = x.currency
      WHERE x.customer_id = p_customer AND x.rail = 'clearing' AND x.at >= p_since AND x.kind = p_kind
        AND x.status NOT IN ('rejected', 'cancelled', 'expired', 'returned'))
    + (SELECT coalesce(sum(r.amount * c.eur_value), 0) FROM payment x,
      LATERAL (SELECT amount, currency FROM mass_row WHERE batch_id = x.details ->> 'batchId' AND state = 'ready'
        UNION ALL SELECT amount, data ->> 'currencyCode' FROM global_row WHERE batch_id = x.details ->> 'batchId' AND state = 'ready') r
      JOIN currency c ON c.code = r.currency
      WHERE x.customer_id = p_customer AND x.rail = 'batch' AND x.at >= p_since AND x.kind = p_kind
        AND x.status IN ('pending', 'created', 'held', 'released'))
$$;
