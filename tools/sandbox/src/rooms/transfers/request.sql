-- Maker is not checker, whichever way the person signed in: one telephone, or the address of one's own personal account, is
-- one person under two names of sign-in.
CREATE FUNCTION same_person(p_one int, p_other int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_one = p_other OR EXISTS (
    SELECT FROM app_user a JOIN app_user b ON b.id = p_other
    WHERE a.id = p_one AND (a.phone = b.phone OR EXISTS (
      SELECT FROM customer c JOIN email_address e ON e.customer_id = c.id AND e.is_confirmed
      WHERE c.type = 'personal' AND (c.id = a.customer_id AND e.email = b.email OR c.id = b.customer_id AND e.email = a.email))))
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
    'isOwn', same_person(p_viewer, u.id), 'fromAccountName', a.name, 'summary', payment_answer(p) -> 'summary')
  FROM app_user u JOIN account a ON a.id = p.from_account WHERE u.id = p.created_by
$$;

CREATE FUNCTION requests_answer(p_ids text[], p_viewer int) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(request_answer(p, p_viewer) ORDER BY p.at, p.id), '[]') FROM payment p WHERE p.id = ANY (p_ids)
$$;

-- Locks a set of requests and their accounts, each by id, and tells why this user may not decide it; null when they may.
-- The money itself cannot be lacking: it has been on hold since the request was made.
CREATE FUNCTION requests_refusal(p_user int, p_customer int, p_ids text[], p_declined boolean) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  found_count int := 0;
  c customer;
  d record;
  reason text;
  first_no jsonb;
BEGIN
  IF NOT may_approve(p_user, p_customer) THEN
    RETURN '{"reason": "mayNotApprove"}';
  END IF;
  SELECT * INTO c FROM customer WHERE id = p_customer;
  FOR p IN SELECT * FROM payment WHERE id = ANY (p_ids) AND customer_id = p_customer ORDER BY id FOR UPDATE LOOP
    found_count := found_count + 1;
    SELECT x.is_declined, u.first_name || ' ' || u.last_name AS name INTO d
    FROM payment_decision x JOIN app_user u ON u.id = x.user_id WHERE x.payment_id = p.id;
    reason := CASE
      WHEN d.is_declined THEN 'wasDeclined'
      WHEN NOT d.is_declined THEN 'wasApproved'
      WHEN p.status = 'cancelled' THEN 'wasWithdrawn'
      WHEN p.status <> 'created' THEN 'notWaiting'
      WHEN same_person(p_user, p.created_by) THEN 'ownRequest'
      WHEN p_declined THEN NULL
      WHEN c.limited OR c.need_kyc OR NOT p.permission = ANY (c.permissions) THEN 'notPermitted'
      WHEN EXISTS (SELECT FROM account a WHERE a.id = p.from_account AND (a.status <> 2 OR a.type = 11)) THEN 'accountClosed'
      WHEN EXISTS (SELECT FROM account a WHERE a.id = p.to_account AND (a.status <> 2 OR a.type = 11)) THEN 'payeeClosed'
      -- The account is opened when the money is released, and for nobody whom the bank does not know yet (R0.37).
      WHEN p.to_account IS NULL AND EXISTS (SELECT FROM customer y WHERE y.id = p.payee_customer AND (y.need_kyc OR y.limited))
        THEN 'payeeCannotReceive'
      WHEN EXISTS (SELECT FROM payout_block b
                   WHERE b.customer_id = p_customer AND b.email IN (p.payee ->> 'email', p.to_account::text)) THEN 'blockedPayee'
    END;
    IF reason IS NOT NULL AND first_no IS NULL THEN
      first_no := jsonb_strip_nulls(jsonb_build_object('reason', reason, 'payee', p.payee ->> 'name', 'by', d.name));
    END IF;
  END LOOP;
  IF found_count < cardinality(p_ids) THEN
    RETURN '{"reason": "noAccess"}';
  END IF;
  -- Payees whose account is opened by this come before accounts, as everywhere.
  PERFORM pg_advisory_xact_lock(7206004, x.payee_customer)
  FROM (SELECT DISTINCT payee_customer FROM payment
        WHERE id = ANY (p_ids) AND to_account IS NULL AND payee_customer IS NOT NULL ORDER BY payee_customer) x;
  PERFORM FROM account a
  WHERE a.id IN (SELECT unnest(ARRAY[x.from_account, x.to_account]) FROM payment x WHERE x.id = ANY (p_ids))
  ORDER BY a.id FOR UPDATE;
  RETURN first_no;
END $$;

-- Carries a decision out; requests_refusal has locked everything and found nothing. Answers whom and what it touched.
CREATE FUNCTION requests_settle(p_user int, p_ids text[], p_declined boolean, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  touched jsonb := '[]';
BEGIN
  FOR p IN SELECT * FROM payment WHERE id = ANY (p_ids) ORDER BY id LOOP
    IF p_declined THEN
      p := payment_void(p, 'rejected', p_now);
    ELSE
      p := payment_release(p, p_now);
    END IF;
    INSERT INTO payment_decision (payment_id, user_id, is_declined, at) VALUES (p.id, p_user, p_declined, p_now);
    touched := touched || jsonb_build_object('trxid', p.id, 'maker', p.created_by, 'from', p.from_account, 'to', p.to_account,
      'payeeCustomer', p.payee_customer);
  END LOOP;
  RETURN touched;
END $$;

-- The wire form of a decision (requestApproval of the method table).
CREATE FUNCTION approval_answer(p_status text, a payment_approval, p_ids text[], p_user int) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('approvalTransactionId', a.id, 'status', p_status, 'approveType', coalesce(a.approve_type, 'none'),
    'approvalSentTo', a.sent_to, 'approvalExpiresAt', instant_text(a.expires_at), 'requests', requests_answer(p_ids, p_user))
$$;
