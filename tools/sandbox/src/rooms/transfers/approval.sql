-- The life of a payment after it was ordered: a code is sent, tried, and works once (R0.22). Tries count over all codes of a
-- payment, or asking for a new code would buy five more guesses.

-- A new code for a pending payment; the old one stops working. Answers null unless it is the user's own and pending, and with
-- p_first also when a code was issued before: of several calls with one key, one sends the code. Answers null too once p_max_sends
-- were issued (R2.7.16); a null p_max_sends is for a code that is not sent, which does not count.
CREATE FUNCTION payment_issue_code(p_user int, p_customer int, p_id text, p_hash text, p_now timestamptz, p_code_s int, p_first boolean,
  p_max_sends int) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  p payment;
BEGIN
  UPDATE payment SET code_hash = p_hash, approval_expires_at = p_now + make_interval(secs => p_code_s),
    code_sends = code_sends + CASE WHEN p_max_sends IS NULL THEN 0 ELSE 1 END
  WHERE id = p_id AND customer_id = p_customer AND created_by = p_user AND status = 'pending' AND approval_expires_at > p_now
    AND NOT (p_first AND code_hash IS NOT NULL) AND (p_max_sends IS NULL OR code_sends < p_max_sends)
  RETURNING * INTO p;
  RETURN p;
END $$;

CREATE FUNCTION payment_confirm(p_user int, p_customer int, p_key text, p_hash text, p_id text, p_code_hash text, p_max_tries int,
  p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  outcome jsonb;
BEGIN
  outcome := key_outcome(p_user, p_customer, p_key, 'normalConfirm', p_hash);
  IF outcome IS NOT NULL THEN
    RETURN outcome;
  END IF;
  SELECT * INTO p FROM payment WHERE id = p_id AND customer_id = p_customer AND created_by = p_user FOR UPDATE;
  IF NOT FOUND THEN
    outcome := '{"refused": {"reason": "noAccess"}}';
  ELSIF p.status = 'expired' OR p.status = 'pending' AND p.approval_expires_at <= p_now THEN
    IF p.status = 'pending' THEN
      p := payment_void(p, 'expired', p_now);
    END IF;
    outcome := jsonb_build_object('refused', '{"reason": "codeExpired"}'::jsonb, 'from', p.from_account);
  ELSIF p.status = 'rejected' THEN
    outcome := '{"refused": {"reason": "codeUsedUp"}}';
  ELSIF p.status <> 'pending' THEN
    outcome := jsonb_build_object('refused', jsonb_build_object('reason', 'notWaiting', 'status', p.status));
  ELSIF p_code_hash IS DISTINCT FROM p.code_hash THEN
    UPDATE payment SET code_tries = code_tries + 1 WHERE id = p.id;
    IF p.code_tries + 1 >= p_max_tries THEN
      p := payment_void(p, 'rejected', p_now);
      outcome := jsonb_build_object('refused', '{"reason": "codeUsedUp"}'::jsonb, 'from', p.from_account);
    ELSE
      outcome := jsonb_build_object('refused',
        jsonb_build_object('reason', 'codeWrong', 'tries', p_max_tries - p.code_tries - 1));
    END IF;
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN settle_key(p_user, p_customer, p_key, 'normalConfirm', p_hash, NULL, outcome, p_now);
  END IF;
  p := payment_approved(p, p_now);
  RETURN settle_key(p_user, p_customer, p_key, 'normalConfirm', p_hash, p.id, payment_outcome(p), p_now);
END $$;

-- Gives a payment up while it can be; with p_unless_approved only while it waits for its maker.
CREATE FUNCTION payment_cancel(p_user int, p_customer int, p_id text, p_now timestamptz, p_unless_approved boolean) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  p payment;
BEGIN
  SELECT * INTO p FROM payment WHERE id = p_id AND customer_id = p_customer AND created_by = p_user FOR UPDATE;
  IF NOT FOUND THEN
    RETURN '{"refused": {"reason": "noAccess"}}';
  END IF;
  -- Giving up twice is giving up.
  IF p.status = 'cancelled' THEN
    RETURN jsonb_build_object('done', payment_answer(p), 'replay', true);
  END IF;
  -- Undone in time; afterwards it leaves, even if the job that releases it is late.
  IF p.status NOT IN ('pending', 'created', 'held') OR p.status = 'held' AND p.releases_at <= p_now
    OR p_unless_approved AND p.status <> 'pending' THEN
    RETURN jsonb_build_object('refused', jsonb_build_object('reason', 'notWaiting', 'status', p.status));
  END IF;
  p := payment_void(p,
    CASE WHEN p.status <> 'held' AND p.approval_expires_at <= p_now THEN 'expired' ELSE 'cancelled' END, p_now);
  RETURN jsonb_build_object('done', payment_answer(p), 'from', p.from_account);
END $$;
