-- Books what was planned through the ledger's own posting, in order of time. What an account cannot pay is left out. What was
-- declined keeps a released hold, as if it had happened at the counter.
CREATE OR REPLACE FUNCTION pg_temp.book_planned(plan jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t transfer;
  p record;
BEGIN
  FOR p IN
    SELECT x.*, dc AS debit_currency, cc AS credit_currency, dc.code AS debit_code,
      CASE WHEN dc.code = cc.code THEN 1 ELSE fx_rate(dc.eur_value, cc.eur_value) END AS rate
    FROM jsonb_to_recordset(plan) AS x (id text, kind text, status text, customer int, created_by int, from_account int,
      to_account int, amount numeric, currency text, fee numeric, note text, payer_name text, payer_email text, payee_name text,
      payee_email text, payee_customer int, at timestamptz)
    JOIN account f ON f.id = x.from_account JOIN currency dc ON dc.code = f.currency JOIN currency cc ON cc.code = x.currency
    ORDER BY x.at, x.id
  LOOP
    t := NULL;
    t.id := p.id;
    t.kind := p.kind;
    t.status := p.status;
    t.customer_id := p.customer;
    t.created_by := p.created_by;
    t.from_account := p.from_account;
    t.to_account := p.to_account;
    t.rate := p.rate;
    t.amount := p.amount;
    t.currency := p.currency;
    t.debit := up_to(fx_cost(p.amount, p.rate), (p.debit_currency).decimals);
    t.debit_currency := p.debit_code;
    t.fee := coalesce(p.fee, p2p_fee(p.debit_currency, t.debit));
    t.note := p.note;
    t.payer_name := p.payer_name;
    t.payer_email := p.payer_email;
    t.payee_name := p.payee_name;
    t.payee_email := p.payee_email;
    t.payee_customer := p.payee_customer;
    t.approve_type := 'none';
    t.code_tries := 0;
    t.at := p.at;
    t.resolved_at := p.at;
    IF EXISTS (SELECT FROM account WHERE id = t.from_account AND customer_id IS NOT NULL AND balance - held - minimum < t.debit + t.fee) THEN
      CONTINUE;
    END IF;
    INSERT INTO transfer VALUES (t.*);
    IF t.status = 'posted' THEN
      PERFORM post_transfer(t, t.at, 0);
    ELSE
      INSERT INTO hold VALUES (t.id, t.from_account, t.debit + t.fee, 'released', t.at);
    END IF;
  END LOOP;
END $$;
