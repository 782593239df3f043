import { subtract } from '@bank/money';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import { globalBatchField } from '@bank/protocol/transfers-global-batch';
import type {
  globalPayBatch,
  globalPayBatchMeta,
  globalPayBatchStatus,
  GlobalBatch,
  GlobalBatchField,
  GlobalBatchPayment,
  GlobalPaymentData,
} from '@bank/protocol/transfers-global-batch';
import { ledgerRefusal, refusal } from '../../../ledger/refusal';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import type { MayRefuse } from '../../../platform/refusal';
import { approvalOf } from '../quote-approval';
import { methodsTo } from '../global/payouts';
import { nameOf } from './columns';

/** The wire form of a batch; the payment that it was ordered as is p. */
const BATCH = `
  SELECT b.id AS "batchId", b.name AS "batchName", b.account_id AS "accountId", instant_text(b.at) AS date, p.id AS trxid,
    coalesce(p.status, CASE WHEN b.rejected_at IS NULL THEN 'draft' ELSE 'cancelled' END) AS status,
    r.ready, r.wrong, r.deleted, r.sent, r.failed, money_text(r.fee) AS fee, money_text(r.total) AS "estimatedTotal",
    money_text(r.most) AS "maximumTrxFee", trim_scale(r.markup)::text AS "extraFxMarkupPercent", f.currency AS "currencyCode",
    money_text(f.balance - f.held - f.minimum) AS available
  FROM global_batch b JOIN account f ON f.id = b.account_id JOIN currency fc ON fc.code = f.currency
    LEFT JOIN payment p ON p.rail = 'batch' AND p.details ->> 'batchId' = b.id,
    LATERAL (SELECT count(*) FILTER (WHERE state = 'ready')::int AS ready, count(*) FILTER (WHERE state = 'wrong')::int AS wrong,
      count(*) FILTER (WHERE state = 'deleted')::int AS deleted, count(*) FILTER (WHERE state = 'sent')::int AS sent,
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      coalesce(sum(x.fee) FILTER (WHERE state <> 'deleted'), 0) AS fee,
      coalesce(sum(x.debit + x.fee) FILTER (WHERE state <> 'deleted'), 0) AS total,
      coalesce(max(x.fee) FILTER (WHERE state <> 'deleted'), 0) AS most,
      -- A rate is what a unit of the account buys: the less it is than the bank's own, the more is added.
      coalesce(max(round(100 * (1 - x.rate / fx_rate(fc.eur_value, tc.eur_value)), 2)) FILTER (WHERE state = 'ready'), 0) AS markup
      FROM global_row x LEFT JOIN currency tc ON tc.code = x.data ->> 'currencyCode' WHERE x.batch_id = b.id) r
  WHERE b.id = $1 AND b.customer_id = $2`;

/** A batch of the caller's customer. @throws Refusal `noAccess` */
export async function batchOf(
  tx: Tx,
  batchId: string,
  context: CallContext & MayRefuse<'noAccess'>,
): Promise<GlobalBatch> {
  const [batch] = await tx.query<Omit<GlobalBatch, 'approval'>>(BATCH, [batchId, callerOf(context).customerId]);
  if (!batch) throw refusal(context, { reason: 'noAccess' });
  const { estimatedTotal, fee, currencyCode } = batch;
  const debitAmount = subtract(estimatedTotal, fee);
  const debit = { debitAmount, debitCurrencyCode: currencyCode };
  return { ...batch, approval: await approvalOf({ ...debit, amount: debitAmount, currencyCode }, context) };
}

interface Found extends Pick<
  GlobalBatchPayment,
  'id' | 'feeShare' | 'state' | 'debitAmount' | 'fee' | 'recipientStatus'
> {
  data: GlobalPaymentData;
  forbidden: BankTransferType[];
  refused: RefusedReason | null;
}

const FIELDS = globalBatchField.options;
const GIVEN_UP: readonly string[] = ['rejected', 'cancelled', 'expired'];
/** What the ledger calls a field of the rows. */
const FIELD_OF: Readonly<Record<string, GlobalBatchField>> = { currency: 'currencyCode' };

/** The payments of a batch, all or some of them, in the order of the file. */
export async function paymentsOf(
  tx: Tx,
  { batchId, trxid, status }: GlobalBatch,
  lang: string,
  only: readonly number[] | null = null,
): Promise<GlobalBatchPayment[]> {
  const rows = await tx.query<Found>(
    `SELECT r.n AS id, r.data, r.fee_share AS "feeShare", r.forbidden, r.refused, money_text(r.debit) AS "debitAmount", money_text(r.fee) AS fee,
       CASE WHEN r.state = 'ready' AND $3 THEN 'unpaid' ELSE r.state END AS state, recipient_status(p, g) AS "recipientStatus"
     FROM global_row r LEFT JOIN payment p ON p.id = $2 || '-' || r.n LEFT JOIN global_payment g ON g.payment_id = p.id
     WHERE r.batch_id = $1 AND ($4::int[] IS NULL OR r.n = ANY ($4)) ORDER BY r.n`,
    [batchId, trxid, GIVEN_UP.includes(status), only],
  );
  return rows.map(({ data, forbidden, refused, ...row }) => ({
    ...row,
    ...data,
    paymentMethods: methodsTo(data.beneficiaryCountryCode).map((name) => ({
      name,
      forbidden: forbidden.includes(name),
    })),
    ...reasonOf(refused, lang),
  }));
}

function reasonOf(refused: Found['refused'], lang: string): Pick<GlobalBatchPayment, 'reason' | 'field'> {
  if (refused === null) return { reason: null, field: null };
  const named = FIELDS.find((field) => field === refused.field);
  const what = named === undefined ? '' : nameOf(named, lang);
  const { message, validation } = ledgerRefusal(lang, { ...refused, what }, FIELD_OF);
  return { reason: message, field: FIELDS.find((field) => field === validation[0]?.field) ?? null };
}

export const readBatch: Handler<typeof globalPayBatch> = async ({ batchId }, context) => {
  const batch = await batchOf(context.db, batchId, context);
  return { batch, payments: await paymentsOf(context.db, batch, context.lang) };
};

export const readStatus: Handler<typeof globalPayBatchStatus> = async ({ batchId }, context) => ({
  batch: await batchOf(context.db, batchId, context),
});

export const readMeta: Handler<typeof globalPayBatchMeta> = async ({ batchId }, context) => {
  const { estimatedTotal, maximumTrxFee, extraFxMarkupPercent } = await batchOf(context.db, batchId, context);
  return { estimatedTotal, maximumTrxFee, extraFxMarkupPercent };
};
