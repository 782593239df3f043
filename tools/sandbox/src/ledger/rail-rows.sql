-- Opens a rail for a currency, with a clearing account of its own, or changes its timetable. Its accounts stay: money may be in them.
CREATE FUNCTION open_rail(p_name text, p_currency text, p_timetable jsonb, p_takes_recall boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c currency;
  own int := (SELECT clearing_account FROM rail WHERE name = p_name AND currency = p_currency);
BEGIN
  IF own IS NULL THEN
    SELECT * INTO STRICT c FROM currency WHERE code = p_currency;
    -- The bank's own accounts stand at ids 1 to 999; those of currencies end before 200.
    own := (SELECT greatest(200, max(id) + 1) FROM account WHERE id < 1000);
    INSERT INTO account (id, type, name, currency, is_crypto, opened_at, moved_at)
    VALUES (own, 0, 'clearing ' || p_name || ' ' || c.code, c.code, c.is_crypto, 'epoch', 'epoch');
  END IF;
  INSERT INTO rail VALUES (p_name, p_currency, own, (SELECT cash_account FROM currency WHERE code = p_currency),
    p_timetable ->> 'calendar', (p_timetable ->> 'cutOffHour')::int, (p_timetable ->> 'days')::int, (p_timetable ->> 'arrivalHour')::int,
    (p_timetable ->> 'afterMs')::bigint, p_takes_recall)
  ON CONFLICT (name, currency) DO UPDATE SET calendar = excluded.calendar, cut_off = excluded.cut_off,
    arrival_days = excluded.arrival_days, arrival_hour = excluded.arrival_hour, arrival_ms = excluded.arrival_ms,
    takes_recall = excluded.takes_recall;
END $$;

-- The rail of a payment that leaves the bank. No rail is a mistake of its kind: it must not find out when the money is to leave.
CREATE FUNCTION rail_of(p payment) RETURNS rail LANGUAGE plpgsql STABLE AS $$
DECLARE
  r rail;
BEGIN
  SELECT * INTO r FROM rail WHERE name = coalesce(p.scheme, 'clearing') AND currency = p.currency;
  IF r.name IS NULL THEN
    RAISE EXCEPTION 'no rail % carries %', coalesce(p.scheme, 'clearing'), p.currency;
  END IF;
  RETURN r;
END $$;
