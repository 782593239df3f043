-- Books what was planned through the ledger's own posting, in order of time. What an account cannot pay is left out. What was
-- declined keeps a voided transfer, as if it had happened at the counter.
CREATE OR REPLACE FUNCTION pg_temp.book_planned(plan jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  t transfer;
  x record;
BEGIN
  FOR x IN
    SELECT y.*, dc AS debit_currency, cc AS credit_currency, dc.code AS debit_code,
      CASE WHEN dc.code = cc.code THEN 1 ELSE fx_rate(dc.eur_value, cc.eur_value) END AS rate
    FROM jsonb_to_recordset(plan) AS y (id text, kind text, status text, customer int, created_by int, from_account int,
      to_account int, amount numeric, currency text, fee numeric, note text, payer_name text, payer_email text, payee jsonb,
      payee_customer int, at timestamptz, subscription jsonb)
    JOIN account f ON f.id = y.from_account JOIN currency dc ON dc.code = f.currency JOIN currency cc ON cc.code = y.currency
    ORDER BY y.at, y.id
  LOOP
    p := NULL;
    p.id := x.id;
    p.kind := x.kind;
    p.rail := 'book';
    p.status := x.status;
    p.customer_id := x.customer;
    p.created_by := x.created_by;
    p.from_account := x.from_account;
    p.to_account := x.to_account;
    p.payee := x.payee;
    p.payee_customer := x.payee_customer;
    p.rate := x.rate;
    p.amount := x.amount;
    p.currency := x.currency;
    p.debit := up_to(fx_cost(x.amount, x.rate), (x.debit_currency).decimals);
    p.debit_currency := x.debit_code;
    p.fee := coalesce(x.fee, p2p_fee(x.debit_currency, p.debit));
    p.note := x.note;
    p.subscription := x.subscription;
    p.payer_name := x.payer_name;
    p.payer_email := x.payer_email;
    p.approve_type := 'none';
    p.code_tries := 0;
    p.code_sends := 0;
    p.at := x.at;
    p.resolved_at := x.at;
    IF EXISTS (SELECT FROM account
               WHERE id = p.from_account AND customer_id IS NOT NULL AND balance - held - minimum < p.debit + p.fee) THEN
      CONTINUE;
    END IF;
    IF p.status = 'posted' THEN
      PERFORM payment_receive(p, x.at);
      CONTINUE;
    END IF;
    t := release_of(p, 'voided');
    INSERT INTO payment VALUES (p.*);
    INSERT INTO transfer VALUES (t.*);
  END LOOP;
END $$;
