-- A new code for a pending transfer; the old one stops working. Answers null unless it is the user's own and pending.
CREATE FUNCTION p2p_issue_code(p_user int, p_customer int, p_id text, p_hash text, p_now timestamptz, p_code_s int) RETURNS transfer
LANGUAGE plpgsql AS $$
DECLARE
  t transfer;
BEGIN
  UPDATE transfer SET code_hash = p_hash, approval_expires_at = p_now + make_interval(secs => p_code_s)
  WHERE id = p_id AND customer_id = p_customer AND created_by = p_user AND status = 'pending' AND approval_expires_at > p_now
  RETURNING * INTO t;
  RETURN t;
END $$;

CREATE FUNCTION p2p_confirm(p_user int, p_customer int, p_key text, p_hash text, p_id text, p_code_hash text, p_max_tries int,
  p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t transfer;
  outcome jsonb;
BEGIN
  IF p_key IS NOT NULL THEN
    outcome := key_outcome(p_user, p_customer, p_key, 'normalConfirm', p_hash);
    IF outcome IS NOT NULL THEN
      RETURN outcome;
    END IF;
  END IF;
  SELECT * INTO t FROM transfer WHERE id = p_id AND customer_id = p_customer AND created_by = p_user FOR UPDATE;
  IF NOT FOUND THEN
    outcome := '{"refused": {"reason": "noAccess"}}';
  ELSIF t.status = 'expired' OR t.status = 'pending' AND t.approval_expires_at <= p_now THEN
    IF t.status = 'pending' THEN
      PERFORM release_transfer(t, 'expired', p_now);
    END IF;
    outcome := jsonb_build_object('refused', '{"reason": "codeExpired"}'::jsonb, 'from', t.from_account);
  ELSIF t.status = 'rejected' THEN
    outcome := '{"refused": {"reason": "codeUsedUp"}}';
  ELSIF t.status <> 'pending' THEN
    outcome := jsonb_build_object('refused', jsonb_build_object('reason', 'notWaiting', 'status', t.status));
  ELSIF p_code_hash IS DISTINCT FROM t.code_hash THEN
    IF t.code_tries + 1 >= p_max_tries THEN
      UPDATE transfer SET code_tries = code_tries + 1 WHERE id = t.id;
      PERFORM release_transfer(t, 'rejected', p_now);
      outcome := jsonb_build_object('refused', '{"reason": "codeUsedUp"}'::jsonb, 'from', t.from_account);
    ELSE
      UPDATE transfer SET code_tries = code_tries + 1 WHERE id = t.id;
      outcome := jsonb_build_object('refused', jsonb_build_object('reason', 'wrongCode', 'tries', p_max_tries - t.code_tries - 1));
    END IF;
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN settle_key(p_user, p_customer, p_key, 'normalConfirm', p_hash, NULL, outcome, p_now);
  END IF;
  t := p2p_capture(t, p_now);
  RETURN settle_key(p_user, p_customer, p_key, 'normalConfirm', p_hash, t.id, jsonb_build_object('done', transfer_answer(t, 'posted'),
    'from', t.from_account, 'to', t.to_account, 'payeeCustomer', t.payee_customer), p_now);
END $$;

-- Posts a held transfer; the caller has locked it and knows that it waits.
CREATE FUNCTION p2p_capture(t transfer, p_now timestamptz) RETURNS transfer LANGUAGE plpgsql AS $$
DECLARE
  a record;
  moved timestamptz := p_now;
BEGIN
  FOR a IN SELECT moved_at FROM account WHERE id IN (t.from_account, t.to_account) ORDER BY id FOR UPDATE LOOP
    moved := greatest(moved, a.moved_at);
  END LOOP;
  UPDATE hold SET state = 'captured', resolved_at = moved WHERE transfer_id = t.id;
  UPDATE transfer SET status = 'posted', resolved_at = moved, code_hash = NULL WHERE id = t.id RETURNING * INTO t;
  PERFORM post_transfer(t, moved, t.debit + t.fee);
  RETURN t;
END $$;

CREATE FUNCTION p2p_cancel(p_user int, p_customer int, p_id text, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t transfer;
BEGIN
  SELECT * INTO t FROM transfer WHERE id = p_id AND customer_id = p_customer AND created_by = p_user FOR UPDATE;
  IF NOT FOUND THEN
    RETURN '{"refused": {"reason": "noAccess"}}';
  END IF;
  -- Giving up twice is giving up.
  IF t.status = 'cancelled' THEN
    RETURN jsonb_build_object('done', transfer_answer(t, 'cancelled'), 'replay', true);
  END IF;
  IF t.status NOT IN ('pending', 'created') THEN
    RETURN jsonb_build_object('refused', jsonb_build_object('reason', 'notWaiting', 'status', t.status));
  END IF;
  PERFORM release_transfer(t, CASE WHEN t.status = 'pending' AND t.approval_expires_at <= p_now THEN 'expired' ELSE 'cancelled' END, p_now);
  SELECT * INTO t FROM transfer WHERE id = p_id;
  RETURN jsonb_build_object('done', transfer_answer(t, t.status), 'from', t.from_account);
END $$;

-- Finds out what became of a key, and closes one that was never seen (decision 20).
CREATE FUNCTION key_settle_unknown(p_user int, p_customer int, p_key text, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  found_id text;
  t transfer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_key, p_user));
  SELECT transfer_id INTO found_id FROM idempotency WHERE user_id = p_user AND key = p_key;
  IF NOT FOUND THEN
    INSERT INTO idempotency (user_id, key, method, customer_id, body_hash, voided, at)
    VALUES (p_user, p_key, '', p_customer, '', true, p_now);
    RETURN NULL;
  END IF;
  SELECT * INTO t FROM transfer WHERE id = found_id AND customer_id = p_customer;
  RETURN CASE WHEN t.id IS NULL THEN NULL ELSE transfer_answer(t, t.status) END;
END $$;
