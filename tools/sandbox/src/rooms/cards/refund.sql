-- A shop gives back what it has collected: a payment of its own, from the bank's cash to the account that paid.
CREATE FUNCTION card_refund(p_id text, p_now timestamptz, p_refund_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  r payment;
BEGIN
  SELECT * INTO p FROM payment WHERE id = p_id;
  r := p;
  r.id := p_refund_id;
  r.kind := 'Refund';
  r.from_account := (SELECT cash_account FROM currency WHERE code = p.debit_currency);
  r.to_account := p.from_account;
  r.payee_customer := p.customer_id;
  r.amount := p.debit;
  r.currency := p.debit_currency;
  r.rate := 1;
  r.payer_name := p.payee ->> 'name';
  r.payee := jsonb_build_object('kind', 'ownAccount', 'name', p.payer_name, 'accountId', p.from_account);
  r.approved_at := NULL;
  PERFORM payment_receive(r, p_now);
END $$;
