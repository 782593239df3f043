import { massField } from '@bank/protocol/transfers-mass';
import type { MassBatch, MassRow, massTransfer, MassType } from '@bank/protocol/transfers-mass';
import type { batchTransferViewFile } from '@bank/protocol/transfers-mass';
import type { Parsed } from '@bank/protocol';
import { ledgerRefusal, refusal } from '../../../ledger/refusal';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { orderPayment } from '../order';
import { approvalOf } from '../quote-approval';
import type { PaymentDraft, PaymentKind } from '../order';
import { OPERATIONS, payerOf } from '../external/price';
import type { Payer } from '../external/price';
import { checkInside } from './check-inside';
import { checkOutside } from './check-outside';
import { BATCH, listBatches } from './list';
import { called, massColumns } from './columns';
import { overDay } from './over-day';
import { MASS_PERMISSIONS, payingAccount } from './paying-account';
import { massSample } from './samples';

interface Waiting {
  accountId: number;
  name: string;
  type: MassType;
  isOrdered: boolean;
}

interface Sums {
  rows: number;
  debit: string;
  fee: string;
  currency: string;
}

/** The payment of a batch, which holds what its right rows need. A batch is ordered once. */
export async function draftBatch(tx: Tx, batchId: string, payer: Payer): Promise<PaymentDraft | RefusedReason> {
  const { customerId } = payer;
  const [batch] = await tx.query<Waiting>(
    `SELECT account_id AS "accountId", name, type,
       EXISTS (SELECT FROM payment p WHERE p.rail = 'batch' AND p.details ->> 'batchId' = b.id) AS "isOrdered"
     FROM mass_batch b WHERE id = $1 AND customer_id = $2 FOR UPDATE`,
    [batchId, customerId],
  );
  if (!batch) return { reason: 'noAccess' };
  const permission = MASS_PERMISSIONS[batch.type];
  const account = await payingAccount(tx, batch.accountId, customerId, permission);
  if ('reason' in account) return account;
  const [sums] = await tx.query<Sums>(
    `SELECT count(*)::int AS rows, money_text(sum(r.debit)) AS debit, money_text(sum(r.fee)) AS fee, f.currency
     FROM mass_row r JOIN account f ON f.id = $2 WHERE r.batch_id = $1 AND r.state = 'ready' GROUP BY f.currency`,
    [batchId, batch.accountId],
  );
  if (batch.isOrdered || !sums) return { reason: 'notWaiting' };
  if (batch.type !== 'p2p') {
    const over = await overDay(tx, batchId, batch.type, payer);
    if (over) return over;
  }
  return {
    kind: batch.type === 'p2p' ? 'P2P' : OPERATIONS[batch.type],
    rail: 'batch',
    permission,
    from_account: batch.accountId,
    to_account: null,
    payee: { kind: 'batch', name: batch.name, rows: sums.rows },
    payee_customer: null,
    debit: sums.debit,
    debit_currency: sums.currency,
    amount: sums.debit,
    currency: sums.currency,
    fee: sums.fee,
    rate: '1',
    note: '',
    payer_name: account.payerName,
    details: { batchId },
  };
}

const massKind: PaymentKind<Parsed<typeof massTransfer>> = {
  method: 'massTransfer',
  draft: (tx, { batchId }, context) => draftBatch(tx, batchId, payerOf(context)),
};

type FoundRow = Omit<MassRow, 'reason' | 'field'> & { refused: RefusedReason | null };

/** The rows of a batch of payments to customers. */
const INSIDE = `
  SELECT r.n AS row, r.to_email AS payee, r.payee_name AS name, r.asks_when_paid AND r.state = 'ready' AS "checkedAtPayment", jsonb_build_object('email', r.to_email) AS cells,
    money_text(r.amount) AS amount, r.currency AS "currencyCode", r.note, money_text(r.debit) AS "debitAmount", money_text(r.fee) AS fee,
    r.refused, NULL AS "returnedFor", NULL AS "nameCheck", instant_text(b.at) AS "paidBefore",
    CASE WHEN r.state = 'ready' AND $2 THEN 'unpaid' ELSE r.state END AS state
  FROM mass_row r LEFT JOIN paid_before($3, $4::timestamptz) b USING (to_email, amount, currency)
  WHERE r.batch_id = $1 ORDER BY r.n`;

/** The rows of a batch that leaves the bank, each as far as its own payment is. */
const OUTSIDE = `
  SELECT r.n AS row, coalesce(r.payee ->> 'accountNumber', r.payee ->> 'cardNumber', r.payee ->> 'address', r.payee ->> 'email', '') AS payee,
    r.cells ->> 'name' AS name, r.asks_when_paid AND r.state = 'ready' AS "checkedAtPayment", r.cells, money_text(r.amount) AS amount, r.currency AS "currencyCode", r.note,
    money_text(r.debit) AS "debitAmount", money_text(r.fee) AS fee, r.refused, rp.returned_for AS "returnedFor",
    r.name_check AS "nameCheck",
    instant_text(b.at) AS "paidBefore",
    CASE WHEN r.state = 'ready' AND $2 THEN 'unpaid'
      WHEN rp.status = 'released' THEN 'sent' WHEN rp.status = 'returned' THEN 'returned' ELSE r.state END AS state
  FROM mass_row r LEFT JOIN paid_outside_before($3, $4::timestamptz) b
      ON b.place = r.payee - 'name' AND b.amount = r.amount AND b.currency = r.currency
    LEFT JOIN payment o ON o.rail = 'batch' AND o.details ->> 'batchId' = r.batch_id
    LEFT JOIN payment rp ON rp.id = o.id || '-' || r.n
  WHERE r.batch_id = $1 ORDER BY r.n`;

/** What refusals call the columns of a file. */
const COLUMNS = { toEmail: 'email', countryCode: 'country' };

const viewFile: Handler<typeof batchTransferViewFile> = async ({ id }, context) => {
  const { customerId } = callerOf(context);
  const [batch] = await context.db.query<MassBatch>(`${BATCH} WHERE b.id = $1 AND b.customer_id = $2`, [
    id,
    customerId,
  ]);
  if (!batch) throw refusal(context, { reason: 'noAccess' });
  const isOver = ['rejected', 'cancelled', 'expired'].includes(batch.status);
  const rows = await context.db.query<FoundRow>(batch.type === 'p2p' ? INSIDE : OUTSIDE, [
    id,
    isOver,
    customerId,
    batch.at,
  ]);
  const { debitAmount, currencyCode } = batch;
  const debit = { debitAmount, debitCurrencyCode: currencyCode };
  const approval = await approvalOf({ ...debit, amount: debitAmount, currencyCode }, context);
  return { batch, rows: rows.map(({ refused, ...row }) => ({ ...row, ...reasonOf(refused, context) })), approval };
};

/** Why a row is not paid, in the reader's language, and the column that says it. */
function reasonOf(refused: RefusedReason | null, { lang }: CallContext): Pick<MassRow, 'reason' | 'field'> {
  if (!refused) return { reason: null, field: null };
  const named = massField.options.find((known) => known === refused.field);
  const what = named === undefined ? '' : called(named, lang);
  const { message, validation } = ledgerRefusal(lang, { ...refused, what }, COLUMNS);
  const field = massField.options.find((known) => known === validation[0]?.field) ?? null;
  return { reason: message, field };
}

export const massHandlers = {
  massTransferByFile: checkInside,
  massOutsideByFile: checkOutside,
  massColumns,
  massTransfer: (input: Parsed<typeof massTransfer>, context: CallContext) => orderPayment(massKind, input, context),
  massSample,
  batchTransferList: listBatches,
  batchTransferViewFile: viewFile,
};
