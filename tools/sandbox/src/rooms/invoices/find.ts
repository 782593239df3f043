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
  // Each of the customer's invoices is looked at once, for the page, the total and the sums.
  const [found] = await db.query<{ total: number; invoices: Stored[]; open: Open[] }>(
    `WITH mine AS MATERIALIZED (
       SELECT i AS invoice, i.id, i.amount, i.currency, i.due_on, s.status, s.paid FROM invoice i, invoice_standing(i) s WHERE ${SIDES[side]}),
     chosen AS (SELECT invoice, id FROM mine WHERE $2::text IS NULL OR status = $2)
     SELECT (SELECT count(*)::int FROM chosen) AS total,
       coalesce((SELECT jsonb_agg(invoice_answer(p.invoice, $1, $5) ORDER BY p.id DESC)
                 FROM (SELECT * FROM chosen ORDER BY id DESC OFFSET $3 LIMIT $4) p), '[]') AS invoices,
       coalesce((SELECT jsonb_agg(o ORDER BY o.count DESC, o."currencyCode")
                 FROM (SELECT currency AS "currencyCode", money_text(sum(amount - paid)) AS amount, count(*)::int AS count,
                         count(*) FILTER (WHERE due_on < $6)::int AS overdue
                       FROM mine WHERE status IN ('unpaid', 'awaitingPayment') GROUP BY currency) o), '[]') AS open`,
    [customerId, status, skip, take, IDS, today],
  );
  if (!found) throw new Error('the list of invoices answered nothing');
  return { ...found, invoices: found.invoices.map(withPaper) };
}
