import type { CreatedPayment } from '@bank/protocol/payment';
import type { RefusedReason } from '../../../ledger/refusal';
import type { AnyCallContext } from '../../../platform/handler';
import type { Tx } from '../../../platform/db';
import { personaOf } from '../../../seed/personas';
import type { MoneyBank } from '../../../server/test-caller';
import { arrivalMs, TARGET } from '../external/business-days';
import { inTheWay } from '../external/in-the-way';
import { payerOf, priceOf } from '../external/price';
import type { Tariff } from '../external/price';
import { orderPayment } from '../order';
import type { PaymentDraft, PaymentKind } from '../order';
import { sendDateOf } from '../recurring/send-date';
import { ATELIER } from '../test-requests';

/** A kind of payment that no customer has: it takes what the flow can carry and no kind of the product uses all at once. */
export interface PartsOrder {
  fromAccountId: number;
  amount: string;
  /** It is held until then, and captured in parts before. */
  sendOn: string | undefined;
}

/** The currency of the test's rail. Nothing else in the histories is paid in it, so that its policy is asked for nothing else. */
export const PARTS_CURRENCY = 'AUD';
export const PARTS_FEE_EUR = '1';
export const PARTS_CUT_OFF_HOUR = 15;
const RAIL = 'Test';
const TIMETABLE = { calendar: TARGET, cutOffHour: PARTS_CUT_OFF_HOUR, days: 1, arrivalHour: 9 };
const TARIFF: Tariff = {
  type: 'wire',
  feeEur: PARTS_FEE_EUR,
  feeRate: '0',
  paymentMinEur: '0',
  paymentMaxEur: '50000',
  dayMaxEur: '1000000000',
};

/**
 * Opens its rail, which has a cut-off and takes money back that was settled, and asks for two of the three people who approve what Lev
 * orders by it.
 */
export async function openParts({ db }: Pick<MoneyBank, 'db'>): Promise<void> {
  const timetable = { ...TIMETABLE, calendar: TIMETABLE.calendar.name };
  await db.query('SELECT open_rail($1, $2, $3, true)', [RAIL, PARTS_CURRENCY, timetable]);
  await db.query(`UPDATE membership SET access_right = 4 WHERE user_id = $1`, [personaOf('rhea').userId]);
  await db.query(`UPDATE app_user SET approve_mode = 'none' WHERE id = $1`, [personaOf('rhea').userId]);
  await db.query(
    `INSERT INTO approval_policy (id, customer_id, basis, from_amount, currency, only_currency, approvers)
     VALUES ('parts', $1, 'payment', 0, $2, true, 2)`,
    [ATELIER, PARTS_CURRENCY],
  );
}

async function draft(
  tx: Tx,
  { fromAccountId, amount, sendOn }: PartsOrder,
  context: AnyCallContext,
): Promise<PaymentDraft | RefusedReason> {
  const payer = payerOf(context);
  const date = sendDateOf(sendOn, payer.now, TIMETABLE.calendar);
  if ('reason' in date) return date;
  const price = await priceOf(tx, payer, { fromAccountId, currencyCode: PARTS_CURRENCY }, TARIFF, { amount });
  if ('reason' in price) return price;
  const refused = inTheWay(price, 'other.wire', PARTS_CURRENCY);
  if (refused) return refused;
  return {
    kind: 'Wire',
    rail: 'clearing',
    scheme: RAIL,
    permission: 'other.wire',
    from_account: fromAccountId,
    to_account: null,
    payee: { kind: 'bankAccount', name: 'Ruth Kay', accountNumber: '123456789' },
    payee_customer: null,
    debit: price.debit,
    debit_currency: price.debitCurrency,
    amount: price.amount,
    currency: PARTS_CURRENCY,
    fee: price.fee,
    rate: price.rate,
    note: '',
    payer_name: price.payerName,
    settles_at: new Date(arrivalMs(Date.parse(date.leavesAt ?? '') || payer.now, TIMETABLE)).toISOString(),
    leaves_at: date.leavesAt,
  };
}

const kind: PaymentKind<PartsOrder> = { method: 'testParts', draft };

/** Orders one, as its call would. */
export const orderParts = (order: PartsOrder, context: AnyCallContext): Promise<CreatedPayment> =>
  orderPayment(kind, order, { ...context, bodyHash: JSON.stringify(order) });

/** What a shop or the other bank asks for under the number of a part: n-th capture, n-th return. @returns the status after it */
export function partsOf(bank: Pick<MoneyBank, 'db' | 'clock'>) {
  const ask = async (call: string, values: unknown[]) => {
    const [row] = await bank.db.query<{ status: string }>(`SELECT (${call}).status`, [
      ...values,
      new Date(bank.clock.now()),
    ]);
    return row?.status;
  };
  return {
    capture: (id: string, n: number, amount: string) => ask('payment_capture($1, $2, $3, $4)', [id, n, amount]),
    giveBack: (id: string, n: number, amount: string) => ask('payment_return($1, $4, $3, $2)', [id, n, amount]),
    giveBackRest: (id: string) => ask('payment_give_back_rest($1, $2)', [id]),
  };
}
