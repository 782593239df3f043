-- The payments that pay an invoice or are going to.
CREATE FUNCTION invoice_payments(p_invoice int) RETURNS SETOF payment LANGUAGE sql STABLE AS $$
  SELECT * FROM payment WHERE invoice_id = p_invoice AND status NOT IN ('returned', 'rejected', 'cancelled', 'expired')
$$;
-- The one that waits for an approval; an index lets there be one at most.
CREATE FUNCTION invoice_waiting(p_invoice int) RETURNS payment LANGUAGE sql STABLE AS $$
  SELECT * FROM payment WHERE invoice_id = p_invoice AND status NOT IN ('posted', 'returned', 'rejected', 'cancelled', 'expired')
$$;
CREATE FUNCTION invoice_paid(p_invoice int) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount), 0) FROM payment WHERE invoice_id = p_invoice AND status = 'posted'
$$;

-- R2.7.197. Nothing is ordered or posted beyond what an invoice asks for, also when a caller forgets its lock.
CREATE FUNCTION invoice_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(p.amount) > i.amount FROM invoice i, invoice_payments(i.id) p WHERE i.id = NEW.invoice_id GROUP BY i.amount) THEN
    RAISE EXCEPTION 'invoice % cannot be paid more than it asks for', NEW.invoice_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_guard AFTER INSERT OR UPDATE OF status ON payment FOR EACH ROW
  WHEN (NEW.invoice_id IS NOT NULL) EXECUTE FUNCTION invoice_guard();

-- R0.9. What is paid in part is unpaid. One look at its payments says both, for lists of thousands.
CREATE FUNCTION invoice_standing(i invoice, OUT status text, OUT paid numeric) LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN i.rejected_at IS NOT NULL THEN 'rejected'
      WHEN p.waits THEN 'awaitingPayment'
      WHEN p.paid >= i.amount THEN 'paid'
      ELSE 'unpaid'
    END, p.paid
  FROM (SELECT coalesce(sum(amount) FILTER (WHERE x.status = 'posted'), 0) AS paid, bool_or(x.status <> 'posted') AS waits
    FROM invoice_payments(i.id) x) p
$$;
CREATE FUNCTION invoice_status(i invoice) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT status FROM invoice_standing(i)
$$;

-- The wire form of an invoice (invoice of the method table) for one of the two whom it names.
CREATE FUNCTION invoice_answer(i invoice, p_viewer int, p_ids jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', i.id,
    'payerName', CASE WHEN i.payer_customer <> p_viewer THEN i.payer_name END,
    'payeeName', CASE WHEN i.payer_customer = p_viewer THEN i.payee_name END,
    'payerEmail', i.payer_email, 'payeeEmail', i.payee_email,
    'payerAccountId', CASE WHEN i.payer_customer = p_viewer THEN p.from_account END,
    'payeeAccountId', CASE WHEN i.payee_customer = p_viewer THEN coalesce(i.funds_account, p.to_account) END,
    'currencyCode', i.currency, 'amount', money_text(i.amount), 'feePayment', money_text(f.fee), 'total', money_text(i.amount + f.fee),
    'paid', money_text(s.paid), 'openAmount', money_text(i.amount - s.paid), 'allowsParts', i.allows_parts,
    'payments', coalesce((SELECT jsonb_agg(jsonb_build_object('paidDate', instant_text(x.resolved_at), 'amount', money_text(x.amount))
        ORDER BY x.resolved_at, x.id) FROM invoice_payments(i.id) x WHERE x.status = 'posted'), '[]'),
    'statusId', p_ids -> s.status, 'status', s.status, 'noteBody', i.note, 'rejectNote', i.reject_note, 'bill', i.bill,
    'remindedDate', CASE WHEN i.payee_customer = p_viewer THEN
      (SELECT instant_text(max(r.at)) FROM invoice_reminder r WHERE r.invoice_id = i.id AND r.kind = 'issuer') END, 'dueDate', i.due_on,
    'sentDate', instant_text(i.sent_at),
    'updatedDate', instant_text(greatest(i.sent_at, i.rejected_at, p.at, p.resolved_at)),
    'isFunding', i.funds_account IS NOT NULL, 'isSystem', i.created_by IS NULL)
  FROM invoice_standing(i) s
  JOIN currency c ON c.code = i.currency
  -- The latest of its payments says where the money went.
  LEFT JOIN LATERAL (SELECT * FROM invoice_payments(i.id) x ORDER BY x.at DESC, x.id DESC LIMIT 1) p ON true,
    -- What was or is being paid costs what it cost; what is open costs as one payment.
    LATERAL (SELECT CASE WHEN i.funds_account IS NOT NULL THEN 0 ELSE coalesce(sum(CASE WHEN x.debit_currency = i.currency THEN x.fee
        ELSE p2p_fee(c, x.amount) END), 0) + CASE WHEN coalesce(sum(x.amount), 0) < i.amount
        THEN p2p_fee(c, i.amount - coalesce(sum(x.amount), 0)) ELSE 0 END END AS fee
      FROM invoice_payments(i.id) x) f
$$;

-- Locks the invoice that a payment wants to pay, and says why it may not; null when it may. A rejection meanwhile waits for
-- this lock, and then finds the payment. {overdue}: the payment in the way has expired; the caller ends it and calls again.
CREATE FUNCTION invoice_refusal(p_invoice int, p_payer int, p_payee int, p_amount numeric, p_currency text, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  i invoice;
  p payment;
  status text;
  open numeric;
BEGIN
  SELECT * INTO i FROM invoice WHERE id = p_invoice AND payer_customer = p_payer AND funds_account IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN '{"reason": "unknownInvoice"}';
  END IF;
  status := invoice_status(i);
  IF status = 'awaitingPayment' THEN
    p := invoice_waiting(i.id);
    RETURN CASE WHEN p.status IN ('pending', 'created') AND p.approval_expires_at <= p_now THEN '{"overdue": true}'::jsonb
      ELSE '{"reason": "invoiceWaits"}' END;
  END IF;
  open := i.amount - invoice_paid(i.id);
  RETURN CASE
    WHEN status = 'paid' THEN '{"reason": "invoicePaid"}'::jsonb
    WHEN status = 'rejected' THEN '{"reason": "invoiceRejected"}'
    WHEN (i.payee_customer, i.currency) IS DISTINCT FROM (p_payee, p_currency) OR NOT i.allows_parts AND p_amount <> open THEN
      jsonb_build_object('reason', 'invoiceDiffers', 'amount', money_text(open), 'currency', i.currency)
    -- No part may leave less than a payment can be of: nobody could pay the rest.
    WHEN p_amount > open
        OR p_amount < open AND open - p_amount < (SELECT transfer_min FROM currency WHERE code = i.currency) THEN
      jsonb_build_object('reason', 'invoicePartWrong', 'amount', money_text(open), 'currency', i.currency)
  END;
END $$;

-- Rejects an invoice that its payer does not owe. Answers {refused} with a word of the room, or null when it is done.
CREATE FUNCTION invoice_reject(p_user int, p_customer int, p_invoice int, p_note text, p_now timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  i invoice;
  status text;
BEGIN
  SELECT * INTO i FROM invoice WHERE id = p_invoice AND payer_customer = p_customer FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'unknownInvoice';
  ELSIF i.funds_account IS NOT NULL THEN
    RETURN 'isOwnFunding';
  END IF;
  status := invoice_status(i);
  IF status = 'unpaid' AND invoice_paid(i.id) > 0 THEN
    RETURN 'isPartlyPaid';
  ELSIF status = 'unpaid' THEN
    UPDATE invoice SET rejected_at = p_now, rejected_by = p_user, reject_note = p_note WHERE id = i.id;
    RETURN NULL;
  END IF;
  RETURN CASE status WHEN 'paid' THEN 'isPaid' WHEN 'awaitingPayment' THEN 'isAwaiting' ELSE 'wasRejected' END;
END $$;

-- The money of a funding invoice has come from another bank: a payment without a maker, as all that comes in. Answers null where it
-- came before.
CREATE FUNCTION invoice_fund(p_invoice int, p_id text, p_now timestamptz) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  i invoice;
  p payment;
BEGIN
  SELECT * INTO i FROM invoice WHERE id = p_invoice FOR UPDATE;
  IF invoice_status(i) <> 'unpaid' THEN
    RETURN NULL;
  END IF;
  p.id := p_id;
  p.kind := 'Deposit';
  p.customer_id := i.payer_customer;
  p.from_account := (SELECT cash_account FROM currency WHERE code = i.currency);
  p.to_account := i.funds_account;
  p.payee := jsonb_build_object('kind', 'customer', 'name', i.payee_name, 'email', i.payee_email);
  p.payee_customer := i.payee_customer;
  p.debit := i.amount;
  p.debit_currency := i.currency;
  p.amount := i.amount;
  p.currency := i.currency;
  p.fee := 0;
  p.rate := 1;
  p.note := 'INV ' || i.id;
  p.payer_name := i.payer_name;
  p.approve_type := 'none';
  p.code_tries := 0;
  p.code_sends := 0;
  p.invoice_id := i.id;
  RETURN payment_receive(p, p_now);
END $$;
