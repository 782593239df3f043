import { formatAmount } from '@bank/money';
import type { CreatedPayment } from '@bank/protocol/payment';
import type { CallContext } from '../platform/handler';
import { callerOf } from '../platform/handler';
import type { Notice, Words } from '../platform/notices';
import { findPayment } from './find';
import type { Outcome } from './outcome';
import { sayAmount } from './say-amount';
import { say } from './texts';
import { localeOf } from '../platform/languages';

type NoticeId =
  | 'sent'
  | 'arrived'
  | 'waits'
  | 'stillWaits'
  | 'declined'
  | 'expired'
  | 'delivered'
  | 'returned'
  | 'recalled'
  | 'recallDeclined';

/** Notifies payer and payee of a transfer's outcome. A repeated call sends nothing again. */
export async function tell(
  { done, replay, payeeCustomer, payerName, to }: Outcome,
  context: CallContext,
): Promise<void> {
  if (!done || replay) return;
  const { customerId, userId } = callerOf(context);
  const words = (id: NoticeId) => (language: string) => worded(done, language, id);
  if (done.status === 'created') await notify(context, { customerId, topic: 'transfers', words: words('waits') });
  if (done.status !== 'posted' && done.status !== 'released') return;
  await notify(
    context,
    { userId, topic: 'transfers', ...worded(done, context.lang, 'sent') },
    ...(payeeCustomer === undefined || payeeCustomer === customerId
      ? []
      : [arrival(done, { payeeCustomer, payerName, to })]),
  );
}

/** Payee, receiving account and payer of a payment. */
export interface Arrival {
  payeeCustomer: number;
  payerName?: string;
  to?: number;
}

/** Tells the payee that money has arrived: on their channels, and as a line of their notification centre. */
export function arrival(
  payment: Pick<CreatedPayment, 'trxid' | 'summary'>,
  { payeeCustomer, payerName, to }: Arrival,
): Notice {
  const { amount, currencyCode, note } = payment.summary;
  const name = payerName ?? '';
  return {
    customerId: payeeCustomer,
    topic: 'incoming',
    words: (language) => worded(payment, language, 'arrived'),
    line: {
      customerId: payeeCustomer,
      type: 'moneyIn',
      severity: 'success',
      subject: payment.trxid,
      accountId: to ?? null,
      words: (language) => ({
        title: say(language, 'arrivedLine', { amount: formatAmount(amount, currencyCode, localeOf(language)), name }),
        body: note ?? '',
        discreet: say(language, 'arrivedDiscreet', { name }),
      }),
    },
  };
}

/** Notifies the sender of a transfer that wrong codes have ended it. */
export async function tellDeclined(trxid: string, context: CallContext): Promise<void> {
  const payment = await findPayment(context.db, trxid);
  const { userId } = callerOf(context);
  if (payment) await notify(context, { userId, topic: 'transfers', ...worded(payment, context.lang, 'declined') });
}

async function notify({ outbox }: CallContext, ...notices: readonly Notice[]): Promise<void> {
  try {
    await outbox.tell(...notices);
  } catch {
    // The ledger has settled the transfer: a failed notification must not make it look failed (R0.20).
  }
}

/** What a notice about a transfer says. */
export function worded({ summary }: Pick<CreatedPayment, 'summary'>, language: string, id: NoticeId): Words {
  const amount = sayAmount(language, summary.amount, summary.currencyCode);
  return { subject: say(language, id), text: say(language, `${id}Text`, { amount, payee: summary.payee.name }) };
}
