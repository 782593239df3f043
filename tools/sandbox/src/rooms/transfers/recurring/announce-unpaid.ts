import { sayAmount, sayDay } from '../../../ledger/say-amount';
import type { JobContext } from '../../../platform/jobs/worker';
import { asLine } from '../../../platform/notices';
import type { Consequence, OTHER_PAYEE } from './failures';
import { say } from './texts';

/** A payment that was approved in advance and could not be made on its date. */
export interface UnpaidDate {
  /** Of the subscription, or of the single payment. */
  id: string;
  customerId: number;
  /** Who ordered it. */
  userId: number;
  /** The account that pays. */
  from: number;
  amount: string;
  currency: string;
  payee: string;
}

/** Publishes that a date was not paid, and tells its maker what follows, or whose address it is now. @param day of the next try, `YYYY-MM-DD` */
export async function announceUnpaid(
  { id, customerId, userId, from, amount, currency, payee }: UnpaidDate,
  consequence: Consequence | typeof OTHER_PAYEE,
  day: string,
  { tx, outbox, publish }: Pick<JobContext, 'tx' | 'outbox' | 'publish'>,
): Promise<void> {
  publish([{ customerId, event: 'transferChanged', subject: id }]);
  const words = (language: string) => ({
    subject: say(language, consequence),
    text: say(language, `${consequence}Text`, {
      amount: sayAmount(language, amount, currency),
      payee,
      day: sayDay(language, day),
    }),
  });
  publish(
    await outbox.notify(tx, {
      userId,
      topic: 'transfers',
      words,
      line: {
        customerId,
        type: 'info',
        severity: 'warning',
        subject: id,
        accountId: from,
        words: asLine(words),
      },
    }),
  );
}
