-- A payment's status moves only along its graph, and its agreed terms never change (I5).
CREATE FUNCTION payment_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a payment is never deleted';
  END IF;
  IF NEW.status <> OLD.status AND NOT (OLD.status, NEW.status) IN (
      ('pending', 'released'), ('pending', 'posted'), ('pending', 'rejected'), ('pending', 'cancelled'), ('pending', 'expired'),
      ('pending', 'held'), ('pending', 'created'), ('held', 'released'), ('held', 'posted'), ('held', 'cancelled'),
      ('created', 'held'), ('created', 'released'), ('created', 'posted'), ('created', 'rejected'), ('created', 'cancelled'), ('created', 'expired'),
      ('released', 'posted'), ('released', 'returned'))
    -- What has arrived comes back from a rail with recall, or inside the bank where nobody ordered it.
    AND NOT ((OLD.status, NEW.status) = ('posted', 'returned') AND CASE WHEN NEW.rail = 'clearing' THEN (rail_of(NEW)).takes_recall
      ELSE NEW.rail = 'book' AND NEW.created_by IS NULL END) THEN
    RAISE EXCEPTION 'payment % cannot go from % to %', OLD.id, OLD.status, NEW.status;
  END IF;
  IF (NEW.id, NEW.kind, NEW.rail, NEW.customer_id, NEW.created_by, NEW.from_account, NEW.payee, NEW.payee_customer, NEW.debit,
      NEW.debit_currency, NEW.amount, NEW.currency, NEW.fee, NEW.rate, NEW.note, NEW.at, NEW.scheme, NEW.details,
      NEW.subscription, NEW.return_of, NEW.invoice_id, NEW.leaves_at, NEW.coupon) IS DISTINCT FROM
     (OLD.id, OLD.kind, OLD.rail, OLD.customer_id, OLD.created_by, OLD.from_account, OLD.payee, OLD.payee_customer, OLD.debit,
      OLD.debit_currency, OLD.amount, OLD.currency, OLD.fee, OLD.rate, OLD.note, OLD.at, OLD.scheme, OLD.details,
      OLD.subscription, OLD.return_of, OLD.invoice_id, OLD.leaves_at, OLD.coupon)
     OR OLD.to_account IS NOT NULL AND NEW.to_account IS DISTINCT FROM OLD.to_account THEN
    RAISE EXCEPTION 'what payment % says cannot be changed', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_guard BEFORE UPDATE OR DELETE ON payment FOR EACH ROW EXECUTE FUNCTION payment_guard();

-- Of the hold of a batch, what its rows took is gone from it: it only ever becomes less (I10).
CREATE FUNCTION is_less_of_batch(before transfer, after transfer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (after.payment_id, after.step, after.n, after.from_account, after.to_account, after.debit_currency, after.currency, after.rate, after.at)
      IS NOT DISTINCT FROM
      (before.payment_id, before.step, before.n, before.from_account, before.to_account, before.debit_currency, before.currency, before.rate, before.at)
    AND after.debit <= before.debit AND after.fee <= before.fee AND after.amount = after.debit
    AND EXISTS (SELECT FROM payment WHERE id = before.payment_id AND rail = 'batch')
$$;

-- A part taken out of a hold: the rest stands beside it as the next part, and together they are what was held (I11).
CREATE FUNCTION is_part_of_hold(before transfer, after transfer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (after.payment_id, after.step, after.n, after.from_account, after.debit_currency, after.currency, after.fee, after.rate, after.at)
      IS NOT DISTINCT FROM
      (before.payment_id, before.step, before.n, before.from_account, before.debit_currency, before.currency, before.fee, before.rate, before.at)
    AND after.status = 'posted'
    AND EXISTS (SELECT FROM transfer r WHERE r.payment_id = before.payment_id AND r.step = 'release' AND r.n = before.n + 1
      AND (r.debit, r.amount, r.fee) = (before.debit - after.debit, before.amount - after.amount, 0)
      AND (r.from_account, r.debit_currency, r.currency, r.rate) = (before.from_account, before.debit_currency, before.currency, before.rate))
$$;

-- A transfer is posted or voided once (I8), and its numbers never change (I5).
CREATE FUNCTION transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a transfer is never deleted';
  END IF;
  IF OLD.status <> 'pending' THEN
    RAISE EXCEPTION 'a transfer is posted or voided once';
  END IF;
  IF (NEW.payment_id, NEW.step, NEW.n, NEW.from_account, NEW.debit, NEW.debit_currency, NEW.amount, NEW.currency, NEW.fee, NEW.rate,
      NEW.at) IS DISTINCT FROM
     (OLD.payment_id, OLD.step, OLD.n, OLD.from_account, OLD.debit, OLD.debit_currency, OLD.amount, OLD.currency, OLD.fee, OLD.rate,
      OLD.at) AND NOT is_less_of_batch(OLD, NEW) AND NOT is_part_of_hold(OLD, NEW) OR OLD.to_account IS NOT NULL AND NEW.to_account IS DISTINCT FROM OLD.to_account THEN
    RAISE EXCEPTION 'what a transfer of payment % says cannot be changed', OLD.payment_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER transfer_guard BEFORE UPDATE OR DELETE ON transfer FOR EACH ROW EXECUTE FUNCTION transfer_guard();

CREATE FUNCTION entry_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed or removed';
END $$;
CREATE TRIGGER entry_is_final BEFORE UPDATE OR DELETE ON entry FOR EACH STATEMENT EXECUTE FUNCTION entry_is_final();

-- One statement writes a whole journal, so one check after it proves that the entries add up (I1).
CREATE FUNCTION entry_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM written GROUP BY payment_id, step, n, currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a journal does not add up to zero';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER entry_adds_up AFTER INSERT ON entry REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION entry_adds_up();
