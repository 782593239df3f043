-- Waits for another call under the key, then answers that call's outcome; null when the key is free.
CREATE FUNCTION key_outcome(p_user int, p_customer int, p_key text, p_method text, p_hash text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  known idempotency;
BEGIN
  IF p_key IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(p_key, p_user));
  SELECT * INTO known FROM idempotency WHERE user_id = p_user AND key = p_key;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF known.voided THEN
    RETURN '{"refused": {"reason": "keyClosed"}}';
  END IF;
  IF (known.method, known.customer_id, known.body_hash) IS DISTINCT FROM (p_method, p_customer, p_hash) THEN
    RETURN '{"refused": {"reason": "keyReused"}}';
  END IF;
  RETURN known.outcome || '{"replay": true}';
END $$;

-- Keeps the outcome under its key, when there is one, and answers it.
CREATE FUNCTION settle_key(p_user int, p_customer int, p_key text, p_method text, p_hash text, p_payment text, p_outcome jsonb,
  p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency (user_id, key, method, customer_id, body_hash, payment_id, outcome, at)
    VALUES (p_user, p_key, p_method, p_customer, p_hash, p_payment, p_outcome, p_now);
  END IF;
  RETURN p_outcome;
END $$;

-- Finds out what became of a key, and closes one that was never seen (R0.20).
CREATE FUNCTION key_settle_unknown(p_user int, p_customer int, p_key text, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  found_id text;
  p payment;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_key, p_user));
  SELECT payment_id INTO found_id FROM idempotency WHERE user_id = p_user AND key = p_key;
  IF NOT FOUND THEN
    INSERT INTO idempotency (user_id, key, method, customer_id, body_hash, voided, at)
    VALUES (p_user, p_key, '', p_customer, '', true, p_now);
    RETURN NULL;
  END IF;
  SELECT * INTO p FROM payment WHERE id = found_id AND customer_id = p_customer;
  RETURN CASE WHEN p.id IS NULL THEN NULL ELSE payment_answer(p) END;
END $$;
