-- What is held after it was approved: seconds to undo (R2.4.61), for customers who want them, or until the date that it was ordered for
-- (R2.7.155). A held payment keeps its hold; a job releases it
-- when its time has come, and until then its maker may cancel it. Both lock the payment first, so that one of them wins.

CREATE FUNCTION wants_undo(p_customer int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT can_undo_payments FROM customer WHERE id = p_customer), false)
$$;

-- When a payment leaves that is approved now.
CREATE FUNCTION undo_ends(p_now timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT p_now + interval '10 seconds'
$$;

-- Queues the release of a held payment, in the transaction that holds it.
CREATE FUNCTION payment_release_later(p payment) RETURNS void LANGUAGE sql AS $$
  INSERT INTO job (id, kind, payload, due_at)
  VALUES (p.id || '-release', 'releasePayment', jsonb_build_object('paymentId', p.id), p.releases_at)
$$;

-- Until when a payment is held that its maker approves now; null for one that leaves at once.
CREATE FUNCTION held_until(p payment, p_now timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(u) FROM unnest(ARRAY[
    CASE WHEN p.leaves_at > p_now THEN p.leaves_at END, CASE WHEN wants_undo(p.customer_id) THEN undo_ends(p_now) END]) u
$$;

-- Keeps what a payment holds until an instant, and queues its release. The caller has locked the payment and knows that it waits.
CREATE FUNCTION payment_hold(p payment, p_until timestamptz, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment SET status = 'held', code_hash = NULL, approved_at = p_now, releases_at = p_until
  WHERE id = p.id RETURNING * INTO p;
  PERFORM payment_release_later(p);
  RETURN p;
END $$;

-- Its maker has approved it: it waits for the others whom a policy asks for, leaves at once, or leaves when its time has come. The caller
-- has locked the payment and knows that it waits.
CREATE FUNCTION payment_approved(p payment, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
BEGIN
  IF p.approvals_needed > 0 THEN
    UPDATE payment SET status = 'created', code_hash = NULL, approval_expires_at = request_ends(p_now)
    WHERE id = p.id RETURNING * INTO p;
    PERFORM request_watch(p);
    RETURN p;
  END IF;
  IF held_until(p, p_now) IS NULL THEN
    RETURN payment_release(p, p_now);
  END IF;
  RETURN payment_hold(p, held_until(p, p_now), p_now);
END $$;

-- Whether the customer may pay from the account of a payment: a settlement account has a flag of its own (R2.7.194).
CREATE FUNCTION may_pay_from(p payment) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT a.is_settlement OR 'settlementAccount' = ANY (c.permissions)
  FROM account a JOIN customer c ON c.id = p.customer_id WHERE a.id = p.from_account
$$;

-- Why a payment that has waited cannot leave any more; null where it can. Its money cannot be lacking: it is on hold.
CREATE FUNCTION release_refusal(p payment) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN c.limited OR c.need_kyc OR NOT p.permission = ANY (c.permissions) OR NOT may_pay_from(p) THEN 'notPermitted'
    WHEN EXISTS (SELECT FROM account a WHERE a.id = p.from_account AND (a.status <> 2 OR a.type = 11)) THEN 'accountClosed'
    WHEN EXISTS (SELECT FROM account a WHERE a.id = p.to_account AND (a.status <> 2 OR a.type = 11)) THEN 'payeeClosed'
    -- The account is opened when the money is released, and not for a customer whom the bank has not identified (R0.37).
    WHEN p.to_account IS NULL AND EXISTS (SELECT FROM customer y WHERE y.id = p.payee_customer AND (y.need_kyc OR y.limited))
      THEN 'payeeCannotReceive'
    WHEN is_blocked_payee(p.customer_id, p.payee, p.to_account) THEN 'blockedPayee'
  END FROM customer c WHERE c.id = p.customer_id
$$;

-- Releases a held payment whose time has come, or what its captured parts have left of it. One that waited for its day and cannot leave
-- any more gives its hold back instead (R2.7.155). Answers null for one that holds nothing any more.
CREATE FUNCTION payment_release_held(p_id text, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  p payment;
BEGIN
  SELECT * INTO p FROM payment WHERE id = p_id FOR UPDATE;
  IF p.status IS NULL OR p.releases_at > p_now
    OR NOT (p.status = 'held' OR p.status = 'released' AND p.rail <> 'batch' AND (payment_moved(p)).is_open) THEN
    RETURN NULL;
  END IF;
  IF p.leaves_at IS NULL OR release_refusal(p) IS NULL THEN
    RETURN payment_release(p, p_now);
  END IF;
  RETURN CASE WHEN p.status = 'held' THEN payment_void(p, 'cancelled', p_now) ELSE payment_give_back_rest(p.id, p_now) END;
END $$;
