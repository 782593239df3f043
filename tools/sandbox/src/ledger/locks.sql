-- LOCKS of a transaction that posts. All of it is locked at once and in one order, however many payments the transaction makes: two that
-- locked one account after the other would wait for each other.

-- Locks what is posted to: first the payees who have no account in the currency yet and get one now, by customer, then the accounts by id,
-- those of the other payees among them. Answers the accounts, what is free on each, and when money moved on it last.
--
-- p_payees and p_currencies stand beside each other; a null payee is nobody at this bank. What is locked already is locked again for nothing,
-- so a station may lock its own part of it.
CREATE FUNCTION lock_for_posting(p_accounts int[], p_payees int[] DEFAULT '{}', p_currencies text[] DEFAULT '{}')
RETURNS TABLE (id int, free numeric, moved_at timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  opens int;
BEGIN
  FOR opens IN SELECT DISTINCT y.payee FROM unnest(p_payees, p_currencies) AS y (payee, currency)
    WHERE y.payee IS NOT NULL AND receiving_account(y.payee, y.currency) IS NULL ORDER BY y.payee
  LOOP
    PERFORM pg_advisory_xact_lock(7206004, opens);
  END LOOP;
  -- No lock of an account is FOR UPDATE: what names the account (a file of payments while it is checked) would keep money from it until its end.
  RETURN QUERY SELECT a.id, a.balance - a.held - a.minimum, a.moved_at FROM account a
  WHERE a.id = ANY (p_accounts || ARRAY(SELECT receiving_account(y.payee, y.currency) FROM unnest(p_payees, p_currencies) AS y (payee, currency)
    WHERE y.payee IS NOT NULL))
  ORDER BY a.id FOR NO KEY UPDATE;
END $$;
