-- A status moves only along this graph, and what was agreed never changes (I5).
CREATE FUNCTION transfer_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a transfer is never deleted';
  END IF;
  IF NEW.status <> OLD.status AND OLD.status NOT IN ('pending', 'created') OR NEW.status = 'created' AND OLD.status <> 'created'
     OR NEW.status = 'pending' AND OLD.status <> 'pending' OR NEW.status = 'expired' AND OLD.status = 'created' THEN
    RAISE EXCEPTION 'transfer % cannot go from % to %', OLD.id, OLD.status, NEW.status;
  END IF;
  IF (NEW.id, NEW.kind, NEW.customer_id, NEW.from_account, NEW.to_account, NEW.debit, NEW.debit_currency, NEW.amount, NEW.currency,
      NEW.fee, NEW.rate, NEW.at) IS DISTINCT FROM
     (OLD.id, OLD.kind, OLD.customer_id, OLD.from_account, OLD.to_account, OLD.debit, OLD.debit_currency, OLD.amount, OLD.currency,
      OLD.fee, OLD.rate, OLD.at) THEN
    RAISE EXCEPTION 'what transfer % says cannot be changed', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER transfer_guard BEFORE UPDATE OR DELETE ON transfer FOR EACH ROW EXECUTE FUNCTION transfer_guard();

CREATE FUNCTION entry_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed or removed';
END $$;
CREATE TRIGGER entry_is_final BEFORE UPDATE OR DELETE ON entry FOR EACH STATEMENT EXECUTE FUNCTION entry_is_final();

-- One statement writes a whole journal, so one look at what it wrote proves that it adds up (I1).
CREATE FUNCTION entry_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM written GROUP BY transfer_id, currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a journal does not add up to zero';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER entry_adds_up AFTER INSERT ON entry REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION entry_adds_up();

-- A hold resolves once (I8).
CREATE FUNCTION hold_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'open' OR (NEW.transfer_id, NEW.account_id, NEW.amount) IS DISTINCT FROM (OLD.transfer_id, OLD.account_id, OLD.amount) THEN
    RAISE EXCEPTION 'a hold resolves once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hold_guard BEFORE UPDATE OR DELETE ON hold FOR EACH ROW EXECUTE FUNCTION hold_guard();
