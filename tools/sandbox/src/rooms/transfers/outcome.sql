-- What a set of requests is for the user whose code, phone or passkey approves it. A set with a request that was decided elsewhere
-- approves nothing any more.
CREATE FUNCTION approval_status(a payment_approval, p_now timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN a.state = 'used' THEN 'approved'
    WHEN a.state = 'open' AND a.expires_at > p_now
      AND NOT EXISTS (SELECT FROM payment p WHERE p.id = ANY (a.payment_ids) AND p.status <> 'created') THEN 'waiting'
    ELSE 'over' END
$$;

-- What a decision was, as it stands by now. p_done is what its call answered.
CREATE FUNCTION decision_outcome(p_done jsonb, p_user int, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  a payment_approval;
  ids text[] := ARRAY(SELECT r ->> 'transactionId' FROM jsonb_array_elements(p_done -> 'requests') r);
BEGIN
  IF p_done ->> 'status' <> 'waiting' THEN
    RETURN approval_answer(p_done ->> 'status', NULL, ids, p_user);
  END IF;
  SELECT * INTO a FROM payment_approval WHERE id = p_done ->> 'approvalTransactionId';
  RETURN approval_answer(approval_status(a, p_now), a, ids, p_user);
END $$;

-- What became of a key (transferOutcome of the method table), which is closed if nothing was known under it (R0.20).
CREATE FUNCTION money_outcome(p_user int, p_customer int, p_key text, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  payment jsonb := key_settle_unknown(p_user, p_customer, p_key, p_now);
  i idempotency;
BEGIN
  IF payment IS NULL THEN
    RETURN '{"what": "absent"}';
  END IF;
  SELECT * INTO i FROM idempotency WHERE user_id = p_user AND key = p_key;
  IF i.method IN ('approve', 'businessRequestConfirm') THEN
    RETURN jsonb_build_object('what', 'decision', 'decision', decision_outcome(i.outcome -> 'done', p_user, p_now));
  END IF;
  RETURN jsonb_build_object('payment', payment,
    'what', CASE WHEN payment #>> '{summary,payee,kind}' = 'batch' THEN 'batch' ELSE 'payment' END);
END $$;
