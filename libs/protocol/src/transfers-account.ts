import * as z from 'zod/mini';
import { method } from './method';
import { keyRefusals } from './refusals';
import { createdPayment, MAY_INITIATE, paymentQuote } from './transfers';
import { amount, amountIn, currencyCode, idIn } from './wire';

// R2.5.4, R2.7.5: money between two accounts of one customer.

const BOTH_ACCOUNTS = { fromAccountId: idIn, toAccountId: idIn };

/** Fee and rate before sending; the fee follows the account that receives, in the currency of the one that pays. */
export const accountTransferFee = method('accountTransferFee', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'invalidAmount'],
  /** What the receiving account gets, in its currency. */
  request: z.strictObject({ amount: amountIn, ...BOTH_ACCOUNTS }),
  response: paymentQuote,
});

/** The most that can be moved now, fee included, in the currency of the receiving account. */
export const accountTransferMaxAmount = method('accountTransferMaxAmount', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ ...BOTH_ACCOUNTS, operation: z.enum(['accountTransfer']) }),
  response: z.object({ maxAmount: amount, currencyCode }),
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
  acting: true,
  balanceInfo: true,
  money: true,
  right: MAY_INITIATE,
  refusals: [
    ...keyRefusals,
    'noAccess',
    'accountClosed',
    'notPermitted',
    'sameAccount',
    'invalidAmount',
    'amountTooSmall',
    'amountTooLarge',
    'insufficientFunds',
    'needsSecondFactor',
  ],
  /** toAmount: what the receiving account gets, in its currency. */
  request: z.strictObject({ toAmount: amountIn, fromAccount: idIn, toAccount: idIn }),
  response: createdPayment,
});
