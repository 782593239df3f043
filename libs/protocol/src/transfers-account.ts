import * as z from 'zod/mini';
import { DEBIT, oneOf } from './either-amount';
import { method } from './method';
import { orderRefusals } from './refusals';
import { ORDER, quoteByEither, SEND_DATE, SUBSCRIPTION } from './payment';
import { amount, amountIn, currencyCode, idIn, textIn } from './wire';

// R2.5.4, R2.7.5: money between two accounts of one customer. Into a prepaid card it is a load (R2.4.13).

const BOTH_ACCOUNTS = { fromAccountId: idIn, toAccountId: idIn };

/**
 * Fee and rate before sending, for what arrives (`amount`) or for what leaves (`debit`); the fee follows the account that receives, in
 * the currency of the one that pays.
 */
export const accountTransferFee = method('accountTransferFee', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'invalidAmount', 'amountTooSmall', 'amountTooLarge', 'invalidSendDate'],
  request: z
    .strictObject({
      /** What the receiving account gets, in its currency. */
      amount: z.optional(amountIn),
      ...DEBIT,
      ...BOTH_ACCOUNTS,
      hold: z.optional(z.boolean()),
      ...SEND_DATE,
    })
    .check(...oneOf('amount')),
  response: quoteByEither,
});

/** The most that can be moved now, fee included, in the currency of the receiving account. */
export const accountTransferMaxAmount = method('accountTransferMaxAmount', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ ...BOTH_ACCOUNTS, operation: z.enum(['accountTransfer']) }),
  response: z.object({
    maxAmount: amount,
    currencyCode,
    /** What is left of the available money once the most has moved, and its currency, which is that of the sending account. */
    stays: amount,
    staysCurrencyCode: currencyCode,
  }),
});

/** The least and the most that one transfer may move, in the currency of the receiving account. */
export const accountTransferLimits = method('accountTransferLimits', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject(BOTH_ACCOUNTS),
  response: z.object({ minimum: amount, maximum: amount, currencyCode }),
});

export const accountTransfer = method('accountTransfer', {
  ...ORDER,
  refusals: [
    ...orderRefusals,
    'sameAccount',
    'cardNotLoadable',
    'quoteExpired',
    'invalidAmount',
    'amountTooSmall',
    'amountTooLarge',
    'invalidSubscriptionEnd',
    'invalidSendDate',
  ],
  /**
   * toAmount: what the receiving account gets, in its currency. With `debit` and a held price it gets what that quote said; what repeats
   * moves the same amount each time, whatever leaves for it.
   */
  request: z
    .strictObject({
      toAmount: z.optional(amountIn),
      ...DEBIT,
      fromAccount: idIn,
      toAccount: idIn,
      quoteId: z.optional(textIn(64)),
      ...SUBSCRIPTION,
      ...SEND_DATE,
    })
    .check(...oneOf('toAmount')),
});
