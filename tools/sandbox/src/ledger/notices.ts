import type { CreatedPayment } from '@bank/protocol/transfers';
import type { CallContext } from '../platform/handler';
import { callerOf } from '../platform/handler';
import type { Notice, Words } from '../platform/notices';
import { findPayment } from './find';
import type { Outcome } from './outcome';
import { sayAmount } from './say-amount';
import { say } from './texts';

type NoticeId = 'sent' | 'arrived' | 'waits' | 'declined' | 'expired';

/** Tells payer and payee what became of a transfer, once: a repeated call tells nobody again. */
export async function tell({ done, replay, payeeCustomer }: Outcome, context: CallContext): Promise<void> {
  if (!done || replay) return;
  const { customerId, userId } = callerOf(context);
  const words = (id: NoticeId) => (language: string) => worded(done, language, id);
  if (done.status === 'created') await notify(context, { customerId, topic: 'transfers', words: words('waits') });
  if (done.status !== 'posted') return;
  await notify(
    context,
    { userId, topic: 'transfers', ...worded(done, context.lang, 'sent') },
    ...(payeeCustomer === undefined || payeeCustomer === customerId
      ? []
      : [{ customerId: payeeCustomer, topic: 'incoming' as const, words: words('arrived') }]),
  );
}

/** Tells who sent a transfer that wrong codes have ended it. */
export async function tellDeclined(trxid: string, context: CallContext): Promise<void> {
  const payment = await findPayment(context.db, trxid);
  const { userId } = callerOf(context);
  if (payment) await notify(context, { userId, topic: 'transfers', ...worded(payment, context.lang, 'declined') });
}

async function notify({ outbox }: CallContext, ...notices: readonly Notice[]): Promise<void> {
  try {
    await outbox.tell(...notices);
  } catch {
    // The ledger has settled the transfer: that nobody could be told must not make it look failed (R0.20).
  }
}

/** What a notice about a transfer says. */
export function worded({ summary }: Pick<CreatedPayment, 'summary'>, language: string, id: NoticeId): Words {
  const amount = sayAmount(language, summary.amount, summary.currencyCode);
  return { subject: say(language, id), text: say(language, `${id}Text`, { amount, payee: summary.payee.name }) };
}
