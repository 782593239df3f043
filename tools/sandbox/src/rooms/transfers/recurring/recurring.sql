-- The date with a number. It is counted from the first day and not from the one before, so that the 31st comes back after a
-- shorter month (R2.7.151).
CREATE FUNCTION subscription_date(p_start date, p_period text, p_step int) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_start + p_step * CASE p_period WHEN 'week' THEN interval '7 days' WHEN 'twoWeeks' THEN interval '14 days'
    WHEN 'month' THEN interval '1 month' WHEN 'quarter' THEN interval '3 months' ELSE interval '1 year' END)::date
$$;

-- When the bank makes the payments of a day.
CREATE FUNCTION subscription_due(p_day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT p_day::timestamp AT TIME ZONE 'UTC' + interval '5 hours'
$$;

-- Goes on to the first date after a day and queues the job of it, or ends what has no further date.
CREATE FUNCTION subscription_plan(p_id text, p_after date, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  s subscription;
BEGIN
  SELECT * INTO s FROM subscription WHERE id = p_id FOR UPDATE;
  LOOP
    s.step := s.step + 1;
    s.next_on := subscription_date(s.starts_on, s.period, s.step);
    EXIT WHEN s.next_on > p_after;
  END LOOP;
  IF s.next_on > s.ends_on THEN
    UPDATE subscription SET status = 'ended', next_on = NULL, tries = 0, over_at = p_now WHERE id = s.id;
    RETURN;
  END IF;
  UPDATE subscription SET status = 'active', step = s.step, next_on = s.next_on, tries = 0 WHERE id = s.id;
  INSERT INTO job (id, kind, payload, due_at)
  VALUES (s.id || '-run-' || s.step, 'runSubscription', jsonb_build_object('subscriptionId', s.id, 'runOn', s.next_on),
    subscription_due(s.next_on));
END $$;

-- A subscription is written with its payment, begins when that is released, and is over when it comes to nothing.
CREATE FUNCTION subscription_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  s subscription;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO subscription (id, customer_id, created_by, kind, from_account, payee, amount, currency, note, reference, period,
      starts_on, ends_on)
    -- A card that is loaded again and again is one of the customer's own accounts.
    VALUES (NEW.id, NEW.customer_id, NEW.created_by, CASE WHEN NEW.rail = 'clearing' THEN 'External' WHEN NEW.kind = 'CardLoad' THEN 'OwnTransfer' ELSE NEW.kind END, NEW.from_account, NEW.payee, NEW.amount, NEW.currency, NEW.note,
      NEW.reference, NEW.subscription ->> 'period', (NEW.at AT TIME ZONE 'UTC')::date, (NEW.subscription ->> 'endsOn')::date);
  END IF;
  SELECT * INTO s FROM subscription WHERE id = NEW.id FOR UPDATE;
  IF s.status <> 'waiting' THEN
    RETURN NULL;
  END IF;
  -- What leaves the bank is made once it is released, and posted when the other bank has it.
  IF NEW.status IN ('released', 'posted') THEN
    INSERT INTO subscription_run (subscription_id, run_on, payment_id, at) VALUES (s.id, s.starts_on, s.id, NEW.released_at);
    -- A request may wait for weeks: the dates that passed meanwhile are not made up for.
    PERFORM subscription_plan(s.id, (NEW.released_at AT TIME ZONE 'UTC')::date, NEW.released_at);
  ELSIF NEW.status IN ('rejected', 'cancelled', 'expired') THEN
    UPDATE subscription SET status = 'cancelled', over_at = NEW.resolved_at WHERE id = s.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER subscription_follow AFTER INSERT OR UPDATE OF status ON payment FOR EACH ROW
  WHEN (NEW.subscription IS NOT NULL) EXECUTE FUNCTION subscription_follow();

-- Whether a payment waits for its date (R2.7.155) and the caller may call it off (R2.7.154).
CREATE FUNCTION may_call_off(p payment, p_right int, p_user int, p_now timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p.status = 'held' AND p.leaves_at IS NOT NULL AND p.releases_at > p_now
    AND (p_right IN (2, 4) OR p_right = 3 AND p.created_by = p_user)
$$;

-- Calls off a payment that waits for its date, and gives back what it holds. Its release locks the payment, too: of both, one wins.
-- Answers null where there is nothing to call off.
CREATE FUNCTION payment_call_off(p_customer int, p_right int, p_user int, p_id text, p_now timestamptz) RETURNS payment
LANGUAGE plpgsql AS $$
DECLARE
  p payment;
BEGIN
  SELECT * INTO p FROM payment WHERE id = p_id AND customer_id = p_customer FOR UPDATE;
  IF may_call_off(p, p_right, p_user, p_now) THEN
    RETURN payment_void(p, 'cancelled', p_now);
  END IF;
  RETURN NULL;
END $$;
