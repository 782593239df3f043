import { responseCode } from '@bank/protocol';
import type { Parsed } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { invoiceStatus, invoiceStatusId } from '@bank/protocol/invoices';
import type { invoiceListSent } from '@bank/protocol/invoices';
import { numberOf } from '../../ledger/account-number';
import type { NumberedAccount } from '../../ledger/account-number';
import { expireOverdue } from '../../ledger/overdue';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handlers } from '../../platform/handler';
import { drawPaper } from '../../platform/papers/draw';
import { letterheadOf } from '../../platform/papers/letterheads';
import { paperFile } from '../../platform/papers/paper-file';
import { InvalidFields } from '../../platform/refusal';
import { createFunding, createInvoice } from './create';
import { findInvoice, listInvoices } from './find';
import { invoicePaper } from './invoice-paper';
import { tellRejected } from './notices';
import { remind } from './remind';
import { refused, refusedFile } from './texts';

/** So many are listed at once. */
const MOST = 100;

type RejectionWord = 'unknownInvoice' | 'isPaid' | 'isPartlyPaid' | 'isAwaiting' | 'wasRejected' | 'isOwnFunding';

export const handlers = {
  async invoiceListSent(input, context) {
    const [may] = await context.db.query<{ isIt: boolean }>(
      `SELECT 'requestMoney' = ANY (permissions) AS "isIt" FROM customer WHERE id = $1`,
      [callerOf(context).customerId],
    );
    if (!may?.isIt) throw refused(context, 'mayNotInvoice', { code: responseCode.accessDenied });
    return listOf('sent', input, context);
  },
  // A payer sees the invoices they received, also without the permission to request money (R2.7.199).
  invoiceListReceived: (input, context) => listOf('received', input, context),

  async invoiceGet({ id, type }, context) {
    const { customerId } = callerOf(context);
    await expireOverdue(context, customerId);
    const invoice = await findInvoice(context.db, customerId, id, type);
    if (!invoice) throw refused(context, 'unknownInvoice', { code: responseCode.noAccess });
    return { invoice };
  },

  invoiceCreate: createInvoice,
  fundingInvoiceCreate: createFunding,

  async invoiceReject({ invoiceId, note = '' }, context) {
    const { userId, customerId } = callerOf(context);
    // A payment whose time is over does not stand in the way.
    await expireOverdue(context, customerId);
    const now = new Date(context.clock.now());
    const [row] = await context.db.query<{ word: RejectionWord | null }>(
      'SELECT invoice_reject($1, $2, $3, $4, $5) AS word',
      [userId, customerId, invoiceId, note.trim(), now],
    );
    const word = row?.word ?? null;
    if (word !== null) throw refused(context, word);
    const invoice = await findInvoice(context.db, customerId, invoiceId);
    const [parties] = await context.db.query<Parties>(PARTIES, [invoiceId]);
    if (!invoice || !parties) throw new Error(`invoice ${invoiceId} is gone`);
    const { payeeCustomer, payerName } = parties;
    await tellRejected({ ...invoice, payeeCustomer, payer: { customerId, name: payerName } }, context);
    return { invoice };
  },

  invoiceRemind: remind,

  async invoiceFile({ brand, invoiceId }, context) {
    const head = letterheadOf(brand);
    const invoice = await findInvoice(context.db, callerOf(context).customerId, invoiceId);
    const [parties] = await context.db.query<Parties>(PARTIES, [invoiceId]);
    if (!head || !invoice || !parties) throw refusedFile(context, 'unknownInvoice', { status: 404 });
    const { payeeName, payerName, funded } = parties;
    const accountNumber = funded && numberOf(brand, funded);
    const paper = invoicePaper({ head, invoice, payeeName, payerName, accountNumber }, context.lang);
    return paperFile(`invoice-${invoiceId}`, await drawPaper(paper));
  },
} satisfies Handlers<Rooms['invoices']>;

interface Parties {
  payeeCustomer: number;
  payeeName: string;
  payerName: string;
  /** The account that a funding invoice brings money to; null for others. */
  funded: NumberedAccount | null;
}

/** Both sides by name: an invoice that was answered names the other one only. */
const PARTIES = `SELECT i.payee_customer AS "payeeCustomer", i.payee_name AS "payeeName", i.payer_name AS "payerName",
    CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('accountId', a.id, 'type', a.type, 'isCrypto', a.is_crypto) END AS funded
  FROM invoice i LEFT JOIN account a ON a.id = i.funds_account WHERE i.id = $1`;

async function listOf(
  side: 'sent' | 'received',
  { pageNumber, pageSize, statusId }: Parsed<typeof invoiceListSent>,
  context: CallContext,
) {
  if (pageNumber < 1 || pageNumber > 10_000) throw new InvalidFields('pageNumber');
  if (pageSize < 1 || pageSize > MOST) throw new InvalidFields('pageSize');
  const status = invoiceStatus.options.find((name) => invoiceStatusId[name] === statusId) ?? null;
  if (statusId !== undefined && status === null) throw new InvalidFields('statusId');
  const { customerId } = callerOf(context);
  await expireOverdue(context, customerId);
  const today = new Date(context.clock.now()).toISOString().slice(0, 10);
  const page = { skip: (pageNumber - 1) * pageSize, take: pageSize };
  return listInvoices(context.db, { customerId, side, status, today, ...page });
}
