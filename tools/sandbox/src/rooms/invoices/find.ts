import { invoiceStatusId } from '@bank/protocol/invoices';
import type { Invoice, InvoiceStatus } from '@bank/protocol/invoices';
import type { Tx } from '../../platform/db';

/** The numbers of the statuses, for the functions of the database. */
const IDS = JSON.stringify(invoiceStatusId);

type Stored = Omit<Invoice, 'urlPdf'>;

/** Where the paper of an invoice is; the reader puts the brand in. */
const withPaper = (invoice: Stored): Invoice => ({ ...invoice, urlPdf: `/invoices/{brand}/${invoice.id}` });

/** The side of an invoice that a customer is on. A funding invoice has its customer on both; it is one that was received. */
const SIDES = {
  sent: 'i.payee_customer = $1 AND i.payer_customer <> $1',
  received: 'i.payer_customer = $1',
} as const;
type Side = keyof typeof SIDES;

/** One invoice as a customer sees it; undefined when it is none of theirs. */
export async function findInvoice(db: Tx, customerId: number, id: number, side?: Side): Promise<Invoice | undefined> {
  const where = side === undefined ? `(${SIDES.sent} OR ${SIDES.received})` : SIDES[side];
  const [row] = await db.query<{ invoice: Stored }>(
    `SELECT invoice_answer(i, $1, $3) AS invoice FROM invoice i WHERE i.id = $2 AND ${where}`,
    [customerId, id, IDS],
  );
  return row && withPaper(row.invoice);
}

interface ListOf {
  customerId: number;
  side: Side;
  /** Null: all of them. */
  status: InvoiceStatus | null;
  skip: number;
  take: number;
  /** Today, as the bank has it. */
  today: string;
}

interface Open {
  currencyCode: string;
  amount: string;
  count: number;
  overdue: number;
}

/** A page of a customer's invoices, the newest first, and what all that are not paid come to. */
export async function listInvoices(db: Tx, { customerId, side, status, skip, take, today }: ListOf) {
  const [found] = await db.query<{ total: number; invoices: Stored[] }>(
    `WITH all_of_them AS (
       SELECT i AS invoice, i.id FROM invoice i WHERE ${SIDES[side]} AND ($2::text IS NULL OR invoice_status(i) = $2))
     SELECT (SELECT count(*)::int FROM all_of_them) AS total,
       coalesce((SELECT jsonb_agg(invoice_answer(p.invoice, $1, $5) ORDER BY p.id DESC)
                 FROM (SELECT * FROM all_of_them ORDER BY id DESC OFFSET $3 LIMIT $4) p), '[]') AS invoices`,
    [customerId, status, skip, take, IDS],
  );
  const open = await db.query<Open>(
    `SELECT i.currency AS "currencyCode", money_text(sum(i.amount - invoice_paid(i.id))) AS amount, count(*)::int AS count,
       count(*) FILTER (WHERE i.due_on < $2)::int AS overdue
     FROM invoice i WHERE ${SIDES[side]} AND invoice_status(i) IN ('unpaid', 'awaitingPayment')
     GROUP BY i.currency ORDER BY count(*) DESC, i.currency`,
    [customerId, today],
  );
  return { total: found?.total ?? 0, invoices: (found?.invoices ?? []).map(withPaper), open };
}
