-- How a user approves what they order. An administrator orders with another's money, so that nothing moves without a second
-- factor of their own, whatever the customer approves with (R0.38); null when they have none.
CREATE FUNCTION approval_mode(u app_user) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT u.is_admin OR u.approve_mode <> 'none' THEN
    RETURN u.approve_mode;
  END IF;
  RETURN CASE WHEN u.two_factor_mode IN ('push', 'otp', 'sms') THEN u.two_factor_mode
    WHEN EXISTS (SELECT FROM passkey k WHERE k.user_id = u.id) THEN 'otp' END;
END $$;

CREATE FUNCTION masked(channel text, address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN channel IN ('sms', 'push') THEN '•••• ' || right(address, 2)
    ELSE left(address, 1) || '•••' || substr(address, strpos(address, '@')) END
$$;

-- Where the codes of a user go.
CREATE FUNCTION code_address(u app_user, p_mode text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_mode IN ('sms', 'push') THEN coalesce(u.phone, u.email) ELSE u.email END
$$;

-- The address that a payee sees where none was chosen: that of the user who orders. An administrator orders for a customer, and is not
-- named (R0.38): the payee sees the customer's primary address.
CREATE FUNCTION sender_email(u app_user, p_customer int) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT u.is_admin OR u.customer_id = p_customer THEN
    RETURN u.email;
  END IF;
  RETURN (SELECT e.email FROM email_address e WHERE e.customer_id = p_customer AND e.is_primary);
END $$;

-- How many other people approve a payment: by the policies, and one for a maker of access level 3 (R2.1.2).
CREATE FUNCTION others_needed(p_policies_ask int, p_right int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(p_policies_ask, CASE WHEN p_right = 3 THEN 1 ELSE 0 END)
$$;

-- Who approves a payment that is ordered now (paymentApproval of the method table). Of the payment its maker and its amounts are known.
CREATE FUNCTION quote_approval(p payment, p_right int, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  u app_user;
  needed int := others_needed(policies_ask(p, p_now), p_right);
BEGIN
  SELECT * INTO u FROM app_user WHERE id = p.created_by;
  RETURN jsonb_build_object('needed', needed, 'by', CASE WHEN needed > 0 THEN 'others'
    WHEN approval_mode(u) = 'none' THEN 'nobody' ELSE 'self' END,
    'names', CASE WHEN needed > 0 THEN approver_names(p) ELSE '[]' END);
END $$;

-- Orders a payment that was priced: who must approve it, take, and the outcome kept under its key. The caller has the key's lock.
-- Access level 3 waits for other users, any other maker for their own code, phone or passkey, and then for other users where a policy
-- asks for them (R2.4.70). Mode none waits for the others alone.
CREATE FUNCTION payment_order(p payment, p_right int, p_key text, p_method text, p_hash text, p_code_s int, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  u app_user;
  mode text;
  outcome jsonb;
  policy_asks int := policy_approvals(p, p_now);
BEGIN
  SELECT * INTO u FROM app_user WHERE id = p.created_by;
  p.approvals_needed := others_needed(policy_asks, p_right);
  mode := CASE WHEN p_right = 3 THEN 'none' ELSE approval_mode(u) END;
  IF NOT may_pay_from(p) THEN
    outcome := '{"refused": {"reason": "notPermitted"}}';
  ELSIF mode IS NULL THEN
    outcome := '{"refused": {"reason": "needsSecondFactor"}}';
  ELSIF policy_asks > approving_people(p.customer_id, p.created_by) THEN
    outcome := '{"refused": {"reason": "tooFewApprovers"}}';
  ELSIF p.quote_id IS NOT NULL AND (payment_at_held_price(p, p_now)).id IS NULL THEN
    outcome := '{"refused": {"reason": "quoteExpired"}}';
  ELSE
    IF p.quote_id IS NOT NULL THEN
      p := payment_at_held_price(p, p_now);
    END IF;
    p.status := CASE WHEN p_right = 3 THEN 'created' WHEN mode <> 'none' THEN 'pending' WHEN p.approvals_needed > 0 THEN 'created'
      WHEN held_until(p, p_now) IS NOT NULL THEN 'held' ELSE 'released' END;
    p.approve_type := mode;
    p.code_tries := 0;
    p.code_sends := 0;
    p.payer_email := coalesce(p.payer_email, sender_email(u, p.customer_id));
    IF p.status = 'pending' THEN
      p.approval_sent_to := masked(mode, code_address(u, mode));
      p.approval_expires_at := p_now + make_interval(secs => p_code_s);
    ELSIF p.status = 'created' THEN
      p.approval_expires_at := request_ends(p_now);
    END IF;
    IF p.status = 'held' THEN
      p.releases_at := held_until(p, p_now);
    END IF;
    outcome := payment_take(p, p_now);
    IF outcome ? 'overdue' THEN
      RETURN outcome;
    END IF;
    IF p.status = 'created' AND outcome ? 'done' THEN
      PERFORM request_watch(p);
    END IF;
    IF p.quote_id IS NOT NULL AND outcome ? 'done' THEN
      UPDATE payment_quote SET payment_id = p.id WHERE id = p.quote_id;
    END IF;
    IF p.status = 'held' AND outcome ? 'done' THEN
      PERFORM payment_release_later(p);
    END IF;
  END IF;
  RETURN settle_key(u.id, p.customer_id, p_key, p_method, p_hash, CASE WHEN outcome ? 'done' THEN p.id END, outcome, p_now);
END $$;
