import type { Tx } from '../platform/db';
import type { BankEvent } from '../platform/events';
import type { JobContext } from '../platform/jobs/worker';
import { asLine } from '../platform/notices';
import type { Notice } from '../platform/notices';
import { sayAmount } from './say-amount';
import { say } from './texts';

/** What is asked back of a payment inside the bank that nobody ordered. */
export interface AskedBack {
  paymentId: string;
  /** Counts from 1: which part it is, so that asking again moves it once. */
  part: number;
  /** Decimal, in the currency that arrived; null: all that has not come back. */
  amount: string | null;
}

/** Decimal amounts in the currency that arrived. */
export interface TakenBack {
  /** What came back under this number. */
  back: string;
  /** What of the amount could not, because it was not free on the payee's account. */
  short: string;
}

/** The accounts of a part that came back, with whom they belong to; a null customer is the bank. Amounts are decimal. */
export interface MovedBack {
  toCustomer: number | null;
  toAccount: number;
  debit: string;
  debitCurrency: string;
  fromCustomer: number | null;
  fromAccount: number;
  amount: string;
  currency: string;
  payerName: string;
  payeeName: string;
}

/**
 * Takes money back from the payee's account, never more than is free there. Nobody is asked, and payer and payee are told, each once.
 * Of a payment that a customer ordered nothing comes back this way.
 *
 * @throws Error for more than has not come back
 */
export async function takeBack(
  tx: Tx,
  { paymentId, part, amount }: AskedBack,
  { clock, outbox, publish }: Pick<JobContext, 'clock' | 'outbox' | 'publish'>,
): Promise<TakenBack> {
  const before = await partsBack(tx, paymentId);
  const [taken] = await tx.query<TakenBack>(
    'SELECT money_text(back) AS back, money_text(short) AS short FROM payment_take_back($1, $2, $3, $4)',
    [paymentId, new Date(clock.now()), amount, part],
  );
  if (!taken) throw new Error('the ledger did not answer');
  if ((await partsBack(tx, paymentId)) > before) {
    const moved = await movedBy(tx, paymentId, part);
    publish(eventsOf(moved, paymentId));
    publish(await outbox.notify(tx, ...noticesOfBack(moved, paymentId)));
  }
  return taken;
}

/** How many parts have come back. Locks the payment, so that of two who ask for one part, one tells. */
async function partsBack(tx: Tx, paymentId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT parts_back(id) AS count FROM payment WHERE id = $1 FOR UPDATE',
    [paymentId],
  );
  if (!row) throw new Error(`payment ${paymentId} is gone`);
  return row.count;
}

async function movedBy(tx: Tx, paymentId: string, part: number): Promise<MovedBack> {
  const [moved] = await tx.query<MovedBack>(
    `SELECT b.customer_id AS "toCustomer", t.to_account AS "toAccount", money_text(t.amount) AS debit, t.currency AS "debitCurrency",
       a.customer_id AS "fromCustomer", t.from_account AS "fromAccount", money_text(t.debit) AS amount, t.debit_currency AS currency,
       p.payer_name AS "payerName", p.payee ->> 'name' AS "payeeName"
     FROM transfer t JOIN payment p ON p.id = t.payment_id
       LEFT JOIN account a ON a.id = t.from_account LEFT JOIN account b ON b.id = t.to_account
     WHERE t.payment_id = $1 AND t.step = 'return' AND t.n = $2`,
    [paymentId, part],
  );
  if (!moved) throw new Error(`part ${part} of payment ${paymentId} is gone`);
  return moved;
}

function eventsOf({ fromCustomer, fromAccount, toCustomer, toAccount }: MovedBack, paymentId: string): BankEvent[] {
  return [
    { customerId: fromCustomer, account: fromAccount },
    { customerId: toCustomer, account: toAccount },
  ].flatMap(({ customerId, account }) =>
    customerId === null
      ? []
      : [
          { customerId, event: 'balanceChanged' as const, subject: String(account) },
          { customerId, event: 'transferChanged' as const, subject: paymentId },
        ],
  );
}

/** What payer and payee are told; one who is both is told what left. */
export function noticesOfBack(moved: MovedBack, paymentId: string): Notice[] {
  const { fromCustomer, fromAccount, amount, currency, payerName } = moved;
  const { toCustomer, toAccount, debit, debitCurrency, payeeName } = moved;
  return [
    ...(fromCustomer === null
      ? []
      : [noticeTo(fromCustomer, 'wentBack', { amount, currency, name: payerName, accountId: fromAccount, paymentId })]),
    ...(toCustomer === null || toCustomer === fromCustomer
      ? []
      : [
          noticeTo(toCustomer, 'cameBack', {
            ...{ amount: debit, currency: debitCurrency, name: payeeName },
            ...{ accountId: toAccount, paymentId },
          }),
        ]),
  ];
}

function noticeTo(
  customerId: number,
  id: 'cameBack' | 'wentBack',
  told: { amount: string; currency: string; name: string; accountId: number; paymentId: string },
): Notice {
  const { amount, currency, name, accountId, paymentId } = told;
  const words = (language: string) => ({
    subject: say(language, id),
    text: say(language, `${id}Text`, { amount: sayAmount(language, amount, currency), name }),
  });
  return {
    ...{ customerId, topic: 'transfers', words },
    line: {
      ...{
        customerId,
        type: 'info',
        severity: id === 'cameBack' ? 'success' : 'warning',
        subject: paymentId,
        accountId,
      },
      words: asLine(words),
    },
  };
}
