-- Declines, or approves where the user needs no code, or opens a set for a code that the caller has already made.
CREATE FUNCTION requests_decide(p_user int, p_customer int, p_key text, p_hash text, p_ids text[], p_declined boolean, p_id text,
  p_code_hash text, p_code_s int, p_max_tries int, p_now timestamptz, p_max_sends int, p_reason text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  ids text[] := ARRAY(SELECT DISTINCT unnest(p_ids) ORDER BY 1);
  outcome jsonb;
  u app_user;
  a payment_approval;
  used_tries int;
  sends int;
  touched jsonb;
BEGIN
  outcome := key_outcome(p_user, p_customer, p_key, 'approve', p_hash);
  IF outcome IS NOT NULL THEN
    RETURN outcome;
  END IF;
  PERFORM pg_advisory_xact_lock(7206005, p_user);
  SELECT * INTO u FROM app_user WHERE id = p_user;
  outcome := requests_refusal(p_user, p_customer, ids, p_declined, p_now);
  -- Tries are handed on from code to code for ten minutes, or asking for a new code would buy five more guesses.
  SELECT coalesce(max(x.tries), 0) INTO used_tries FROM payment_approval x
  WHERE x.user_id = p_user AND x.customer_id = p_customer AND x.state <> 'used'
    AND x.at > p_now - make_interval(secs => p_code_s);
  -- The sends of every set that holds one of these requests, or another set would send its code again (R2.7.16).
  SELECT count(*) INTO sends FROM payment_approval x
  WHERE x.user_id = p_user AND x.customer_id = p_customer AND x.payment_ids && ids
    AND x.at > p_now - make_interval(secs => p_code_s);
  IF outcome IS NULL AND NOT p_declined AND u.approve_mode <> 'none' THEN
    outcome := CASE WHEN used_tries >= p_max_tries THEN '{"reason": "approvalUsedUp"}'::jsonb
      WHEN sends >= p_max_sends THEN '{"reason": "tooManySends"}' END;
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN settle_key(p_user, p_customer, p_key, 'approve', p_hash, NULL, jsonb_build_object('refused', outcome), p_now);
  END IF;
  IF p_declined OR u.approve_mode = 'none' THEN
    touched := requests_settle(p_user, ids, p_declined, CASE WHEN p_declined THEN p_reason END, p_now);
    outcome := jsonb_build_object('touched', touched,
      'done', approval_answer(CASE WHEN p_declined THEN 'declined' ELSE 'approved' END, NULL, ids, p_user));
  ELSE
    UPDATE payment_approval SET state = 'void', code_hash = NULL
    WHERE user_id = p_user AND customer_id = p_customer AND state = 'open';
    INSERT INTO payment_approval (id, customer_id, user_id, payment_ids, approve_type, sent_to, code_hash, tries, at, expires_at)
    VALUES (p_id, p_customer, p_user, ids, u.approve_mode,
      masked(u.approve_mode, code_address(u, u.approve_mode)),
      p_code_hash, used_tries, p_now, p_now + make_interval(secs => p_code_s))
    RETURNING * INTO a;
    outcome := jsonb_build_object('phone', coalesce(u.phone, u.email), 'done', approval_answer('waiting', a, ids, p_user));
  END IF;
  -- The key leads to the first of the set: what became of that one became of all.
  RETURN settle_key(p_user, p_customer, p_key, 'approve', p_hash, ids[1], outcome, p_now);
END $$;

-- Approves a set by its code: once, so many tries, in time, and only as long as everything in it still may be approved.
CREATE FUNCTION requests_confirm(p_user int, p_customer int, p_key text, p_hash text, p_id text, p_code_hash text,
  p_max_tries int, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  outcome jsonb;
  a payment_approval;
  next_state text := 'void';
  touched jsonb;
BEGIN
  outcome := key_outcome(p_user, p_customer, p_key, 'businessRequestConfirm', p_hash);
  IF outcome IS NOT NULL THEN
    RETURN outcome;
  END IF;
  PERFORM pg_advisory_xact_lock(7206005, p_user);
  SELECT * INTO a FROM payment_approval WHERE id = p_id AND customer_id = p_customer AND user_id = p_user FOR UPDATE;
  IF NOT FOUND THEN
    outcome := '{"reason": "noAccess"}';
  ELSIF a.state <> 'open' OR a.expires_at <= p_now THEN
    outcome := CASE WHEN a.state = 'used' THEN '{"reason": "approvalUsed"}'
      WHEN a.tries >= p_max_tries THEN '{"reason": "approvalUsedUp"}'
      ELSE '{"reason": "approvalOver"}' END::jsonb;
  ELSIF p_code_hash IS DISTINCT FROM a.code_hash THEN
    outcome := CASE WHEN a.tries + 1 >= p_max_tries THEN '{"reason": "approvalUsedUp"}'::jsonb
      ELSE jsonb_build_object('reason', 'codeWrong', 'tries', p_max_tries - a.tries - 1) END;
    next_state := CASE WHEN a.tries + 1 >= p_max_tries THEN 'void' ELSE 'open' END;
    a.tries := a.tries + 1;
  ELSE
    outcome := requests_refusal(p_user, p_customer, a.payment_ids, false, p_now);
  END IF;
  IF outcome IS NOT NULL THEN
    UPDATE payment_approval SET state = next_state, tries = a.tries, code_hash = CASE WHEN next_state = 'open' THEN code_hash END
    WHERE id = a.id AND state = 'open';
    RETURN settle_key(p_user, p_customer, p_key, 'businessRequestConfirm', p_hash, NULL,
      jsonb_build_object('refused', outcome), p_now);
  END IF;
  UPDATE payment_approval SET state = 'used', code_hash = NULL WHERE id = a.id;
  touched := requests_settle(p_user, a.payment_ids, false, NULL, p_now);
  outcome := jsonb_build_object('touched', touched, 'done', approval_answer('approved', a, a.payment_ids, p_user));
  RETURN settle_key(p_user, p_customer, p_key, 'businessRequestConfirm', p_hash, a.payment_ids[1], outcome, p_now);
END $$;
