import { compare, isPositive } from '@bank/money';
import type { Parsed } from '@bank/protocol';
import { responseCode } from '@bank/protocol';
import type { fundingInvoiceCreate, InvoiceBill, invoiceCreate } from '@bank/protocol/invoices';
import { countLetterTo } from '../../identity/paces/letters';
import { sayAmount } from '../../ledger/say-amount';
import { enqueueJob } from '../../platform/jobs/queue';
import type { Tx } from '../../platform/db';
import type { CallContext, Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { billed } from './bill';
import { findInvoice } from './find';
import { tellPayer } from './notices';
import { planReminders } from './remind';
import { refused } from './texts';

const DAY_MS = 86_400_000;
/** How long a payer may be given. */
const LONGEST_MS = 366 * DAY_MS;
/** Days until the money of a funding invoice is expected. */
const FUNDING_DAYS = 14;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A side of an invoice, as it names them. */
interface Side {
  customerId: number;
  name: string;
  email: string;
}

/** A customer who could be one. */
interface Party extends Side {
  country: string;
  permissions: readonly string[];
  isReady: boolean;
}

const PARTY = `SELECT c.id AS "customerId", coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS name, u.email,
    c.residence_country AS country, c.permissions, NOT (c.limited OR c.need_kyc) AS "isReady"
  FROM customer c JOIN app_user u ON u.customer_id = c.id`;

/** The customer who invoices, when they may (R2.6.3). @throws Refusal */
async function issuer(context: CallContext & MayRefuse<'mayNotInvoice'>): Promise<Party> {
  const [party] = await context.db.query<Party>(`${PARTY} WHERE c.id = $1 ORDER BY u.id LIMIT 1`, [
    callerOf(context).customerId,
  ]);
  if (!party?.isReady || !party.permissions.includes('requestMoney')) {
    throw refused(context, 'mayNotInvoice', { code: responseCode.accessDenied });
  }
  return party;
}

interface Money {
  amount: string;
  currency: string;
}

/** What a payment in a currency may be of. */
interface Bounds {
  isTooFine: boolean;
  least: string;
  most: string;
}

async function boundsOf({ amount, currency }: Money, { db }: CallContext): Promise<Bounds | undefined> {
  const [bounds] = await db.query<Bounds>(
    `SELECT scale(trim_scale($2::numeric)) > decimals AS "isTooFine", money_text(transfer_min) AS least, money_text(transfer_max) AS most
     FROM currency WHERE code = $1`,
    [currency, amount],
  );
  return bounds;
}

/** Refuses what no payment could be of: too fine, too small or too large. */
function checkAmount(
  { amount, currency }: Money,
  { isTooFine, least, most }: Bounds,
  context: CallContext & MayRefuse<'amountInvalid' | 'amountOutside'>,
): void {
  if (!isPositive(amount) || isTooFine) throw refused(context, 'amountInvalid', { field: 'amount' });
  if (compare(amount, least) >= 0 && compare(amount, most) <= 0) return;
  const said = (figure: string) => sayAmount(context.lang, figure, currency);
  throw refused(context, 'amountOutside', { field: 'amount', values: { least: said(least), most: said(most) } });
}

interface Written extends Money {
  payee: Side;
  payer: Side;
  createdBy: number | null;
  requestId: string;
  note: string;
  dueOn: string;
  fundsAccount: number | null;
  /** Its lines, where it is more than one amount. */
  bill?: InvoiceBill | null;
  /** Its payer may pay a part at a time. */
  allowsParts?: boolean;
}

/**
 * Writes an invoice down, once for each wish of its writer.
 * @returns its number, and whether it is new
 */
export async function writeInvoice(tx: Tx, invoice: Written, nowMs: number): Promise<{ id: number; isNew: boolean }> {
  const {
    payee,
    payer,
    createdBy,
    requestId,
    amount,
    currency,
    note,
    dueOn,
    fundsAccount,
    bill = null,
    allowsParts = false,
  } = invoice;
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO invoice (payee_customer, payer_customer, payee_name, payee_email, payer_name, payer_email, created_by, request_id,
       amount, currency, note, due_on, funds_account, sent_at, bill, allows_parts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     ON CONFLICT (payee_customer, request_id) DO NOTHING RETURNING id`,
    [
      ...[payee.customerId, payer.customerId, payee.name, payee.email, payer.name, payer.email, createdBy, requestId],
      ...[amount, currency, note, dueOn, fundsAccount, new Date(nowMs)],
      bill && JSON.stringify(bill),
      allowsParts,
    ],
  );
  if (made) return { id: made.id, isNew: true };
  const [known] = await tx.query<{ id: number }>(
    'SELECT id FROM invoice WHERE payee_customer = $1 AND request_id = $2',
    [payee.customerId, requestId],
  );
  if (!known) throw new Error('an invoice that is there was not found');
  return { id: known.id, isNew: false };
}

/** The invoice that was written, or was before under the same wish. */
async function answered(context: CallContext, id: number) {
  const invoice = await findInvoice(context.db, callerOf(context).customerId, id);
  if (!invoice) throw new Error(`invoice ${id} is gone`);
  return { invoice };
}

export const createInvoice: Handler<typeof invoiceCreate> = async (input, context) => {
  const payee = await issuer(context);
  const payer = await payerOf(input, context);
  if (payer.customerId === payee.customerId) throw refused(context, 'ownInvoice', { field: 'toEmail' });
  const bounds = await boundsOf(input, context);
  if (!bounds) throw refused(context, 'currencyUnknown', { field: 'currency' });
  const bill = await billed(input, payee.country, context);
  checkAmount(input, bounds, context);
  const nowMs = context.clock.now();
  // Wherever the customer is, it is today there or tomorrow here.
  if (input.dueDate < dayOf(nowMs - DAY_MS)) throw refused(context, 'dueInPast', { field: 'dueDate' });
  if (input.dueDate > dayOf(nowMs + LONGEST_MS)) throw refused(context, 'dueTooLate', { field: 'dueDate' });
  const { requestId, amount, currency, noteBody: note, dueDate: dueOn } = input;
  const createdBy = callerOf(context).userId;
  const invoice = {
    payee,
    payer,
    createdBy,
    requestId,
    amount,
    currency,
    note,
    dueOn,
    fundsAccount: null,
    bill,
    allowsParts: input.allowsParts,
  };
  const { id, isNew } = await context.db.transaction(async (tx) => {
    const written = await writeInvoice(tx, invoice, nowMs);
    if (written.isNew) {
      await countLetterTo(tx, { to: { customerId: payer.customerId }, field: 'toEmail' }, context);
      await planReminders(tx, { id: written.id, dueOn }, context);
    }
    return written;
  });
  const answer = await answered(context, id);
  if (isNew) await tellPayer({ ...answer.invoice, payerCustomer: payer.customerId, from: payee }, context);
  return answer;
};

async function payerOf(
  { toEmail }: Parsed<typeof invoiceCreate>,
  context: CallContext & MayRefuse<'unknownPayer'>,
): Promise<Party> {
  const [payer] = await context.db.query<Party>(`${PARTY} WHERE u.email = $1`, [toEmail]);
  if (!payer) throw refused(context, 'unknownPayer', { field: 'toEmail' });
  return payer;
}

export const createFunding: Handler<typeof fundingInvoiceCreate> = async ({ requestId, amount }, context) => {
  const self = await issuer(context);
  const [account] = await context.db.query<{ id: number; currency: string }>(
    `SELECT id, currency FROM account WHERE customer_id = $1 AND type = 1001 AND status = 2 AND NOT is_crypto
     ORDER BY is_settlement DESC, id LIMIT 1`,
    [self.customerId],
  );
  if (!account) throw refused(context, 'noAccountToFund');
  const { currency } = account;
  const bounds = await boundsOf({ amount, currency }, context);
  if (!bounds) throw new Error(`an account in ${currency}, which the bank does not know`);
  checkAmount({ amount, currency }, bounds, context);
  const nowMs = context.clock.now();
  const dueOn = dayOf(nowMs + FUNDING_DAYS * DAY_MS);
  const wish = { payee: self, payer: self, createdBy: null, requestId, amount, currency, note: '', dueOn };
  const { id } = await context.db.transaction(async (tx) => {
    const written = await writeInvoice(tx, { ...wish, fundsAccount: account.id }, nowMs);
    // The other bank takes a day; in the sandbox the money always comes.
    const arriving = { kind: 'fundInvoice', payload: { invoiceId: String(written.id) }, dueMs: nowMs + DAY_MS };
    if (written.isNew) await enqueueJob(tx, context, arriving);
    return written;
  });
  context.publish([{ customerId: self.customerId, event: 'invoicesChanged', subject: String(id) }]);
  return answered(context, id);
};
