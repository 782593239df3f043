-- Maker is not checker: two names of sign-in with one telephone are one person. One address has one holder (R0.180), so it joins no two.
CREATE FUNCTION same_person(p_one int, p_other int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_one = p_other OR EXISTS (
    SELECT FROM app_user a JOIN app_user b ON b.id = p_other AND b.phone = a.phone WHERE a.id = p_one)
$$;

-- Until when a request that is made now waits for another user (R2.4.67).
CREATE FUNCTION request_ends(p_now timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT p_now + interval '7 days'
$$;

-- Queues the reminders and the end of a request, in the transaction that makes it. Once it is decided they find nothing to do.
CREATE FUNCTION request_watch(p payment) RETURNS void LANGUAGE sql AS $$
  INSERT INTO job (id, kind, payload, due_at)
  SELECT p.id || '-' || w.name, w.kind, jsonb_build_object('paymentId', p.id), p.approval_expires_at - w.before
  FROM (VALUES ('remind-4', 'remindOfRequest', interval '4 days'), ('remind-1', 'remindOfRequest', interval '1 day'),
    ('expire', 'expireRequest', interval '0')) w (name, kind, before)
$$;

-- The users who may approve what others of a company ask for: of full access or the right to approve, and the company's own sign-in.
CREATE FUNCTION company_approvers(p_customer int) RETURNS SETOF int LANGUAGE sql STABLE AS $$
  SELECT m.user_id FROM membership m WHERE m.customer_id = p_customer AND m.access_right IN (2, 4)
  UNION SELECT u.id FROM app_user u WHERE u.customer_id = p_customer
$$;

-- How many different people approve for a company, without the one person (null: without nobody).
CREATE FUNCTION approving_people(p_customer int, p_without int) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM company_approvers(p_customer) one
  WHERE NOT coalesce(same_person(one, p_without), false)
    AND NOT EXISTS (SELECT FROM company_approvers(p_customer) other WHERE other < one AND same_person(one, other))
$$;

-- The users who may still approve a request: never its maker, and nobody who has approved it already.
CREATE FUNCTION request_approvers(p payment) RETURNS SETOF int LANGUAGE sql STABLE AS $$
  SELECT a FROM company_approvers(p.customer_id) a
  WHERE NOT same_person(a, p.created_by)
    AND NOT EXISTS (SELECT FROM payment_decision d WHERE d.payment_id = p.id AND same_person(a, d.user_id))
$$;

-- Their names, for who waits for them.
CREATE FUNCTION approver_names(p payment) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(y.first_name || ' ' || y.last_name ORDER BY y.first_name, y.id), '[]')
  FROM request_approvers(p) a JOIN app_user y ON y.id = a
$$;

-- Whether a user may approve for a company now; a right that is being taken away waits until this is over, or comes first.
CREATE FUNCTION may_approve(p_user int, p_customer int) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  found_right int;
BEGIN
  SELECT access_right INTO found_right FROM membership WHERE user_id = p_user AND customer_id = p_customer FOR SHARE;
  RETURN coalesce(found_right IN (2, 4), false) OR EXISTS (SELECT FROM app_user WHERE id = p_user AND customer_id = p_customer);
END $$;

-- The wire form of a request (transactionRequest of the method table), as this user sees it.
CREATE FUNCTION request_answer(p payment, p_viewer int) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('transactionId', p.id, 'transactionType', p.kind, 'createdAt', instant_text(p.at),
    'createdBy', jsonb_build_object('userId', u.id, 'name', u.first_name || ' ' || u.last_name),
    'isOwn', same_person(p_viewer, u.id), 'fromAccountName', a.name, 'expiresAt', instant_text(p.approval_expires_at), 'summary', payment_answer(p) -> 'summary',
    'approvalsNeeded', coalesce(p.approvals_needed, 1),
    'approvals', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', y.first_name || ' ' || y.last_name, 'at', instant_text(d.at),
        'isYours', same_person(p_viewer, d.user_id)) ORDER BY d.at, d.user_id), '[]')
      FROM payment_decision d JOIN app_user y ON y.id = d.user_id WHERE d.payment_id = p.id AND NOT d.is_declined),
    'waitsFor', CASE WHEN p.status = 'created' THEN approver_names(p) ELSE '[]' END)
  FROM app_user u JOIN account a ON a.id = p.from_account WHERE u.id = p.created_by
$$;

CREATE FUNCTION requests_answer(p_ids text[], p_viewer int) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(request_answer(p, p_viewer) ORDER BY p.at, p.id), '[]') FROM payment p WHERE p.id = ANY (p_ids)
$$;

-- Locks a set of requests and their accounts, each by id, and tells why this user may not decide it; null when they may.
-- The money itself cannot be lacking: it has been on hold since the request was made.
CREATE FUNCTION requests_refusal(p_user int, p_customer int, p_ids text[], p_declined boolean, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  found_count int := 0;
  d record;
  reason text;
  first_no jsonb;
BEGIN
  IF NOT may_approve(p_user, p_customer) THEN
    RETURN '{"reason": "mayNotApprove"}';
  END IF;
  FOR p IN SELECT * FROM payment WHERE id = ANY (p_ids) AND customer_id = p_customer ORDER BY id FOR UPDATE LOOP
    found_count := found_count + 1;
    -- The decision that ended it, or the last approval so far.
    SELECT x.is_declined, u.first_name || ' ' || u.last_name AS name INTO d
    FROM payment_decision x JOIN app_user u ON u.id = x.user_id WHERE x.payment_id = p.id ORDER BY x.is_declined DESC, x.at DESC LIMIT 1;
    reason := CASE
      WHEN d.is_declined THEN 'wasDeclined'
      WHEN NOT d.is_declined AND p.status IN ('held', 'released', 'posted', 'returned') THEN 'wasApproved'
      WHEN p.status = 'cancelled' THEN 'wasWithdrawn'
      -- Its time may be over before the job that ends it has run.
      WHEN p.status <> 'created' OR p.approval_expires_at <= p_now THEN 'notWaiting'
      WHEN same_person(p_user, p.created_by) THEN 'ownRequest'
      WHEN p_declined THEN NULL
      -- One person counts once, under whichever name they sign in (R2.4.71).
      WHEN EXISTS (SELECT FROM payment_decision x WHERE x.payment_id = p.id AND same_person(p_user, x.user_id)) THEN 'approvedByYou'
      ELSE release_refusal(p)
    END;
    IF reason IS NOT NULL AND first_no IS NULL THEN
      first_no := jsonb_strip_nulls(jsonb_build_object('reason', reason, 'payee', p.payee ->> 'name', 'by', d.name));
    END IF;
  END LOOP;
  IF found_count < cardinality(p_ids) THEN
    RETURN '{"reason": "noAccess"}';
  END IF;
  -- All that is posted to when these are released, payees' accounts among them.
  PERFORM FROM (SELECT array_agg(x.from_account) || array_agg(x.to_account) AS accounts,
      coalesce(array_agg(x.payee_customer) FILTER (WHERE x.to_account IS NULL), '{}') AS payees,
      coalesce(array_agg(x.currency) FILTER (WHERE x.to_account IS NULL), '{}') AS currencies
      FROM payment x WHERE x.id = ANY (p_ids)) y,
    lock_for_posting(y.accounts, y.payees, y.currencies);
  RETURN first_no;
END $$;

-- Carries a decision out; requests_refusal has locked everything and found nothing. Answers whom and what it touched.
-- p_reason is why it was declined (R2.4.66), null where nothing was said. The last approval that a request needs releases it; before
-- that it goes on waiting. A second approval waits for the lock of the payment and counts the first (R2.4.71).
CREATE FUNCTION requests_settle(p_user int, p_ids text[], p_declined boolean, p_reason text, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  given int;
  touched jsonb := '[]';
BEGIN
  FOR p IN SELECT * FROM payment WHERE id = ANY (p_ids) ORDER BY id LOOP
    INSERT INTO payment_decision (payment_id, user_id, is_declined, reason, at) VALUES (p.id, p_user, p_declined, p_reason, p_now);
    SELECT count(*) INTO given FROM payment_decision WHERE payment_id = p.id AND NOT is_declined;
    IF p_declined THEN
      p := payment_void(p, 'rejected', p_now);
    ELSIF given >= coalesce(p.approvals_needed, 1) AND p.leaves_at > p_now THEN
      p := payment_hold(p, p.leaves_at, p_now);
    ELSIF given >= coalesce(p.approvals_needed, 1) THEN
      p := payment_release(p, p_now);
    END IF;
    touched := touched || jsonb_build_object('trxid', p.id, 'maker', p.created_by, 'from', p.from_account, 'to', p.to_account,
      -- Whom nothing has reached yet is not told.
      'payeeCustomer', CASE WHEN p.status <> 'held' THEN p.payee_customer END, 'payerName', p.payer_name,
      'isWaiting', p.status = 'created', 'releasesAt', CASE WHEN p.status = 'held' THEN instant_text(p.releases_at) END);
  END LOOP;
  RETURN touched;
END $$;

-- The wire form of a decision (requestApproval of the method table).
CREATE FUNCTION approval_answer(p_status text, a payment_approval, p_ids text[], p_user int) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('approvalTransactionId', a.id, 'status', p_status, 'approveType', coalesce(a.approve_type, 'none'),
    'approvalSentTo', a.sent_to, 'approvalExpiresAt', instant_text(a.expires_at),
    'approvalNumber', CASE WHEN a.approve_type = 'push' THEN approval_number(a.id) END, 'requests', requests_answer(p_ids, p_user))
$$;
