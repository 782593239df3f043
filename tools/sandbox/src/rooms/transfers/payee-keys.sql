-- What a payee is known by, whatever else is written about them: e-mail addresses in small letters, numbers without spaces and in
-- capitals, as the blacklist keeps them. p_to_account is the account here that is paid; null where none is.
CREATE FUNCTION payee_keys(p_payee jsonb, p_to_account int) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN ARRAY(
    SELECT CASE WHEN strpos(k, '@') > 0 THEN lower(btrim(k)) ELSE upper(regexp_replace(k, '[\s./-]', '', 'g')) END
    FROM unnest(ARRAY[p_payee ->> 'email', p_payee ->> 'accountNumber', p_payee ->> 'cardNumber',
      CASE WHEN p_payee ->> 'kind' = 'wallet' THEN p_payee ->> 'address' END, p_payee ->> 'accountId', p_to_account::text]) k
    WHERE k IS NOT NULL);
END $$;

-- Whether a customer has blocked a payee (R2.8.4). A block of an address that was held is one of its holder, whatever address they have today, and
-- of nobody who holds it after them (R0.181); any other is one of its key.
CREATE FUNCTION is_blocked_payee(p_customer int, p_payee jsonb, p_to_account int) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  keys text[] := payee_keys(p_payee, p_to_account);
BEGIN
  RETURN EXISTS (SELECT FROM payout_block b WHERE b.customer_id = p_customer
    AND CASE WHEN b.holder IS NULL THEN b.email = ANY (keys)
             ELSE b.holder = (SELECT 'customer ' || a.customer_id FROM account a WHERE a.id = p_to_account)
               OR b.holder IN (SELECT h.holder FROM address_holder h WHERE h.email = ANY (keys)) END);
END $$;

-- The refusal of a payee outside of the bank whom the customer has blocked, beside the field that names them; null where they are not
-- blocked. p_answers is what was answered to the fields of the way.
CREATE FUNCTION blocked_outside(p_customer int, p_payee jsonb, p_answers jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT is_blocked_payee(p_customer, p_payee, NULL) THEN
    RETURN NULL;
  END IF;
  RETURN jsonb_build_object('reason', 'blockedPayee', 'field', (
    SELECT name FROM unnest(ARRAY['walletAddress', 'payeeEmail', 'iban', 'accountNumber', 'instantKey', 'taxId']) WITH ORDINALITY f (name, n)
    WHERE p_answers ? name ORDER BY n LIMIT 1));
END $$;

-- The address of a payee who was paid, for comparing payments of before R0.173, which keep their spelling for good, with what is kept today.
-- A payment to a customer is one to their own user. A payment to any other payee keeps its address.
CREATE FUNCTION paid_address(p_payee jsonb, p_payee_customer int) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  written text := p_payee ->> 'email';
BEGIN
  IF p_payee_customer IS NOT NULL AND written ~ '@.*[^ -~]' THEN
    RETURN coalesce((SELECT u.email FROM app_user u WHERE u.customer_id = p_payee_customer ORDER BY u.id LIMIT 1), written);
  END IF;
  RETURN written;
END $$;
