import { ApiFailure, call } from '@bank/api-client';
import type { Output } from '@bank/protocol';
import { recipientPaymentDetails, recipientStatus } from '@bank/protocol/transfers-global';
import { bankConnection } from '../bank-connection';

/** What the link opens: a payment, nothing, or a bank that could not be asked. */
export type Opened =
  | { state: 'there'; found: Output<typeof recipientPaymentDetails> }
  | { state: 'gone' }
  | { state: 'failed'; failure: ApiFailure };

export const isGone = (failure: unknown): boolean => failure instanceof ApiFailure && failure.reason === 'linkGone';

/** Asks the bank what waits behind a secret. */
export async function openLink(paymentSecret: string): Promise<Opened> {
  await bankConnection.ready();
  try {
    const found = await call(recipientPaymentDetails, { paymentSecret });
    // A wrong answer is reported and passed on. Without a status nothing is known of the money, so that is an error (R3.4.6).
    return recipientStatus.safeParse(found.paymentDetails.status).success
      ? { state: 'there', found }
      : { state: 'failed', failure: new ApiFailure('server') };
  } catch (reason) {
    if (!(reason instanceof ApiFailure)) throw reason;
    return isGone(reason) ? { state: 'gone' } : { state: 'failed', failure: reason };
  }
}
