-- The stations of a payment, the same for every kind: take, release, receive, void; in parts.sql capture and settle, in returns.sql return.
-- Locks: key, then payments, then payees whose account is opened, then accounts by id (locks.sql).

-- The number that stands on the phone and on the screen that asked for it, so that the customer sees which question is theirs. It
-- proves nothing: the phone approves what is stored under the id.
CREATE FUNCTION approval_number(p_id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lpad((('x' || substr(md5(p_id), 1, 4))::bit(16)::int % 100)::text, 2, '0')
$$;

-- What a payment went through, and what it waits for: a step without a time is still to come, and the first of these is the one it
-- waits for. expectedAt is when a step that needs nobody any more should be done. A payment that nobody ordered, such as one by card,
-- happened in one step.
CREATE FUNCTION payment_steps(p payment) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p.created_by IS NULL
    THEN jsonb_build_array(jsonb_build_object('step', 'paid', 'at', instant_text(coalesce(p.released_at, p.resolved_at, p.at))))
      || CASE WHEN p.status = 'returned' THEN jsonb_build_array(jsonb_build_object('step', 'returned', 'at', instant_text(p.resolved_at)))
        ELSE '[]' END
    ELSE (
      SELECT jsonb_agg(jsonb_build_object('step', s.step, 'at', instant_text(s.at))
        || CASE WHEN s.expected_at IS NULL THEN '{}' ELSE jsonb_build_object('expectedAt', instant_text(s.expected_at)) END ORDER BY s.n)
      FROM (VALUES
        (1, 'ordered', p.at, NULL, true),
        (2, 'approved', p.approved_at, NULL, p.approved_at IS NOT NULL OR p.status IN ('pending', 'created')),
        (3, 'held', NULL, p.releases_at, p.status = 'held'),
        (4, 'sent', p.released_at, NULL, p.rail = 'clearing' AND p.released_at IS NOT NULL),
        (5, 'arrived', CASE WHEN p.status = 'posted' THEN p.resolved_at END,
          CASE WHEN p.status IN ('held', 'released') THEN coalesce(p.settles_at, p.releases_at) END,
          p.status NOT IN ('returned', 'rejected', 'cancelled', 'expired')),
        (6, CASE p.status WHEN 'rejected' THEN 'declined' ELSE p.status END, p.resolved_at, NULL,
          p.status IN ('returned', 'rejected', 'cancelled', 'expired'))
      ) s (n, step, at, expected_at, is_there)
      WHERE s.is_there) END
$$;

-- The codes of the payee's bank, as the payer wrote them; null where there are none.
CREATE FUNCTION payee_bank(details jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(concat_ws(' ', details ->> 'swift', details ->> 'routingNumber', details ->> 'sortCode', details ->> 'bankCode',
    details ->> 'branchCode', details ->> 'instantBank'), '')
$$;

-- The wire form of a payment (payment of the method table).
CREATE FUNCTION payment_answer(p payment) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('trxid', p.id, 'kind', p.kind, 'status', p.status, 'approveType', p.approve_type,
    'approvalSentTo', p.approval_sent_to, 'approvalExpiresAt', instant_text(p.approval_expires_at),
    'approvalsNeeded', coalesce(p.approvals_needed, CASE WHEN p.status = 'created' THEN 1 ELSE 0 END),
    'approvalNumber', CASE WHEN p.approve_type = 'push' THEN approval_number(p.id) END,
    'releasesAt', CASE WHEN p.status = 'held' THEN instant_text(p.releases_at) END, 'arrivesAt', instant_text(p.settles_at), 'returnedFor', p.returned_for,
    'steps', payment_steps(p),
    'summary', jsonb_build_object('fromAccountId', p.from_account, 'payee', p.payee,
      'fromAccountName', (SELECT a.name FROM account a WHERE a.id = p.from_account),
      'amount', money_text(p.amount), 'currencyCode', p.currency, 'debitAmount', money_text(p.debit), 'fee', money_text(p.fee),
      'total', money_text(p.debit + p.fee), 'debitCurrencyCode', p.debit_currency, 'exchangeRate', trim_scale(p.rate)::text,
      'note', p.note, 'subscription', p.subscription)
      || CASE WHEN p.rail <> 'batch' THEN '{}' ELSE jsonb_build_object('batchId', p.details ->> 'batchId') END
      || CASE WHEN p.scheme IS NULL THEN '{}' ELSE jsonb_build_object('way', p.scheme) END
      || CASE WHEN payee_bank(p.details) IS NULL THEN '{}' ELSE jsonb_build_object('bank', payee_bank(p.details)) END
      || CASE WHEN p.leaves_at IS NULL THEN '{}' ELSE jsonb_build_object('leavesAt', instant_text(p.leaves_at)) END
      || CASE WHEN p.from_email_id IS NULL THEN '{}' ELSE jsonb_build_object('fromEmail', p.payer_email) END
      || CASE WHEN p.coupon IS NULL THEN '{}' ELSE jsonb_build_object('coupon', p.coupon) END)
$$;

-- What a payment did, for who announces it. Without payeeCustomer, nobody here is paid.
CREATE FUNCTION payment_outcome(p payment) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('done', payment_answer(p), 'from', p.from_account, 'to', p.to_account, 'payerName', p.payer_name)
    || CASE WHEN p.payee_customer IS NULL THEN '{}' ELSE jsonb_build_object('payeeCustomer', p.payee_customer) END
$$;

-- Where the money of a payment goes when it is released; null while the payee has no account for it.
CREATE FUNCTION release_target(p payment) RETURNS int LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p.rail = 'book' THEN
    RETURN p.to_account;
  END IF;
  -- The rows of a batch have targets of their own.
  IF p.rail = 'batch' THEN
    RETURN NULL;
  END IF;
  RETURN (rail_of(p)).clearing_account;
END $$;

-- The transfer of the release; it moves the agreed amounts.
CREATE FUNCTION release_of(p payment, p_status text) RETURNS transfer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (p.id, 'release', p_status, p.from_account, release_target(p), p.debit, p.debit_currency, p.amount, p.currency, p.fee,
    p.rate, p.at, CASE WHEN p_status <> 'pending' THEN p.at END, 1)::transfer;
END $$;

-- Released to a scheme, a payment is sent on by a job (room transfers, external).
CREATE FUNCTION payment_send_on(p payment, p_now timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO job (id, kind, payload, due_at)
  VALUES (p.id || '-route', 'routePayment', jsonb_build_object('paymentId', p.id), p_now)
$$;

-- The ledger writes one job for a released batch, and the rooms of batches queue its rows from it (room transfers, released). The job is
-- due at the epoch: it takes no time, so it passes the jobs that a clock which was moved has made overdue by years. Late it is from the
-- release on.
CREATE FUNCTION batch_released(p payment) RETURNS void LANGUAGE sql AS $$
  INSERT INTO job (id, kind, payload, due_at, wanted_at)
  VALUES (p.id || '-released', 'released', jsonb_build_object('paymentId', p.id), 'epoch', p.released_at)
$$;

-- TAKE: locks the accounts, sees that the money is there and writes the payment down. The caller has priced it and set its
-- status: pending, created or held keep the money on hold, released moves it at once.
--
-- Answers {done, …}, {refused} or {overdue}. After {overdue} the caller expires the overdue payments, which frees their holds, and
-- calls again.
CREATE FUNCTION payment_take(p payment, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  a record;
  t transfer;
  -- A batch that needs no approval is held all the same: its rows take the money out of the hold.
  is_released boolean := p.status = 'released' AND p.rail <> 'batch';
  available numeric;
  moved timestamptz := p_now;
BEGIN
  FOR a IN SELECT * FROM payment_lock(p, is_released) LOOP
    moved := greatest(moved, a.moved_at);
    IF a.id = p.from_account THEN
      available := a.free;
    END IF;
  END LOOP;
  IF available < p.debit + p.fee THEN
    IF EXISTS (SELECT FROM payment x
               WHERE x.customer_id = p.customer_id AND x.status IN ('pending', 'created') AND x.approval_expires_at <= p_now) THEN
      RETURN '{"overdue": true}';
    END IF;
    RETURN jsonb_build_object('refused',
      jsonb_build_object('reason', 'insufficientFunds', 'amount', money_text(available), 'currency', p.debit_currency));
  END IF;

  p.at := moved;
  IF is_released THEN
    IF p.rail = 'book' THEN
      p := payment_to_account(p, p_now);
      p.status := 'posted';
      p.resolved_at := moved;
    END IF;
  END IF;
  IF p.status IN ('released', 'posted') THEN
    p.released_at := moved;
  END IF;
  t := release_of(p, CASE WHEN is_released THEN 'posted' ELSE 'pending' END);
  INSERT INTO payment VALUES (p.*);
  INSERT INTO transfer VALUES (t.*);
  IF is_released THEN
    PERFORM post_transfer(p, t, moved, 0);
    IF p.scheme IS NOT NULL THEN
      PERFORM payment_send_on(p, p_now);
    END IF;
  ELSE
    UPDATE account SET held = held + p.debit + p.fee WHERE id = p.from_account;
    IF p.status = 'released' THEN
      PERFORM batch_released(p);
    END IF;
  END IF;
  RETURN payment_outcome(p);
END $$;

-- Locks the accounts of a payment; of one that is released now, also that of a payee who may have to get one.
CREATE FUNCTION payment_lock(p payment, is_released boolean) RETURNS TABLE (id int, free numeric, moved_at timestamptz) LANGUAGE plpgsql AS $$
BEGIN
  IF is_released AND p.rail = 'book' AND p.to_account IS NULL THEN
    RETURN QUERY SELECT * FROM lock_for_posting(ARRAY[p.from_account], ARRAY[p.payee_customer], ARRAY[p.currency]);
  ELSE
    RETURN QUERY SELECT * FROM lock_for_posting(ARRAY[p.from_account, p.to_account]);
  END IF;
END $$;

-- When a payment that is released moves: never before what moved last on its accounts, which are locked for it.
CREATE FUNCTION payment_moves_at(p payment, p_now timestamptz) RETURNS timestamptz LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT greatest(p_now, max(a.moved_at)) FROM payment_lock(p, true) a);
END $$;

-- The payee's account of a payment that is released now, which is opened where there is none. The payee is locked.
CREATE FUNCTION payment_to_account(p payment, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
BEGIN
  IF p.rail = 'book' THEN
    p.to_account := coalesce(p.to_account, open_payment_account(p.payee_customer, p.currency, p_now));
  END IF;
  RETURN p;
END $$;

-- RELEASE: moves the money that a payment holds, all of it or what its captured parts have left. The caller has locked the payment and
-- knows that it waits.
CREATE FUNCTION payment_release(p payment, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  t transfer;
  moved timestamptz;
BEGIN
  IF p.rail = 'batch' THEN
    UPDATE payment SET status = 'released', code_hash = NULL,
      approved_at = CASE WHEN status = 'held' THEN approved_at ELSE p_now END, released_at = greatest(p_now, at)
    WHERE id = p.id RETURNING * INTO p;
    PERFORM batch_released(p);
    RETURN p;
  END IF;
  moved := payment_moves_at(p, p_now);
  p := payment_to_account(p, p_now);
  UPDATE transfer SET status = 'posted', to_account = release_target(p), resolved_at = moved
  WHERE payment_id = p.id AND status = 'pending' RETURNING * INTO t;
  UPDATE payment SET status = CASE WHEN rail = 'book' THEN 'posted' ELSE 'released' END, to_account = p.to_account, code_hash = NULL,
    approved_at = CASE WHEN status IN ('held', 'released') THEN approved_at ELSE p_now END, released_at = coalesce(released_at, moved),
    resolved_at = CASE WHEN rail = 'book' THEN moved END
  WHERE id = p.id RETURNING * INTO p;
  PERFORM post_transfer(p, t, moved, t.debit + t.fee);
  IF p.scheme IS NOT NULL THEN
    PERFORM payment_send_on(p, p_now);
  END IF;
  RETURN p;
END $$;

-- RECEIVE: money that nobody orders from the bank, such as what came from another bank or goes back to a card. It is posted at once and asks
-- nobody. The caller says from which account it comes, which may be the bank's own, and to which it goes; without one it goes to the account
-- of the payee in its currency, which is opened where there is none.
--
-- Its id makes it safe to repeat: a payment that is there is answered as it stands.
CREATE FUNCTION payment_receive(p payment, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  known payment;
  t transfer;
BEGIN
  p.rail := 'book';
  p.at := payment_moves_at(p, p_now);
  -- After the locks, which a repeat of it waits for.
  SELECT * INTO known FROM payment WHERE id = p.id;
  IF FOUND THEN
    RETURN known;
  END IF;
  p := payment_to_account(p, p.at);
  p.status := 'posted';
  p.released_at := p.at;
  p.resolved_at := p.at;
  t := release_of(p, 'posted');
  INSERT INTO payment VALUES (p.*);
  INSERT INTO transfer VALUES (t.*);
  PERFORM post_transfer(p, t, p.at, 0);
  RETURN p;
END $$;

-- VOID: gives back what a payment holds without moving money. The caller has locked the payment and knows that it waits.
CREATE FUNCTION payment_void(p payment, p_status text, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE id = p.from_account FOR NO KEY UPDATE;
  UPDATE transfer SET status = 'voided', resolved_at = p_now WHERE payment_id = p.id AND step = 'release';
  UPDATE account SET held = held - p.debit - p.fee WHERE id = p.from_account;
  UPDATE payment SET status = p_status, resolved_at = p_now, code_hash = NULL WHERE id = p.id RETURNING * INTO p;
  RETURN p;
END $$;

-- Expires the overdue payments of one customer (of all, when null) and releases their holds.
CREATE FUNCTION expire_overdue(p_customer int, p_now timestamptz) RETURNS SETOF payment LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  overdue payment[];
BEGIN
  SELECT array_agg(o) INTO overdue FROM (
    SELECT x.* FROM payment x
    WHERE x.status IN ('pending', 'created') AND x.approval_expires_at <= p_now AND (p_customer IS NULL OR x.customer_id = p_customer)
    ORDER BY x.from_account, x.id FOR UPDATE SKIP LOCKED) o;
  IF overdue IS NULL THEN
    RETURN;
  END IF;
  FOREACH p IN ARRAY overdue LOOP
    RETURN NEXT payment_void(p, 'expired', p_now);
  END LOOP;
END $$;

-- Gives up what a user ordered for a customer and has not approved, and releases its holds. One that the user is approving is waited for.
CREATE FUNCTION cancel_pending(p_user int, p_customer int, p_now timestamptz) RETURNS SETOF payment LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  waiting payment[];
BEGIN
  SELECT array_agg(w) INTO waiting FROM (
    SELECT x.* FROM payment x WHERE x.customer_id = p_customer AND x.created_by = p_user AND x.status = 'pending'
    ORDER BY x.from_account, x.id FOR UPDATE) w;
  IF waiting IS NULL THEN
    RETURN;
  END IF;
  FOREACH p IN ARRAY waiting LOOP
    RETURN NEXT payment_void(p, CASE WHEN p.approval_expires_at <= p_now THEN 'expired' ELSE 'cancelled' END, p_now);
  END LOOP;
END $$;
