import * as z from 'zod/mini';
import { method } from './method';
import { amount, currencyCode, id, idIn, instant, textIn } from './wire';

// R2.3.12, R2.7.6: whom the customer has paid.

export const transferType = z.enum(['eft', 'wire', 'oct', 'p2p', 'crypto_eft', 'instant_payment', 'interac']);

export const recentTransfer = z.object({
  transactionId: z.string(),
  type: transferType,
  permission: z.enum(['own', '3d']),
  /** Disabled entries are hidden (R2.3.12). */
  isDisabled: z.boolean(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** The last four characters of the account, card or wallet; null for one known by an e-mail address. */
  ending: z.nullable(z.string()),
  /** Null for a customer of this bank and for a coin. */
  countryCode: z.nullable(z.string()),
  amount,
  currencyCode,
  date: instant,
});
export type RecentTransfer = z.output<typeof recentTransfer>;

/** The payees paid last, each once, with the latest payment to them (R2.7.6). */
export const recentTransfersList = method('recentTransfersList', {
  acting: true,
  balanceInfo: true,
  request: z.strictObject({
    types: z.array(transferType),
    permission: z.optional(z.enum(['own', '3d'])),
    limit: idIn,
    countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    search: z.optional(textIn(100)),
  }),
  response: z.object({ transfers: z.array(recentTransfer) }),
});

/** What a payment that was made says about ordering another one to the same payee. */
export const recentTransferDetails = method('recentTransferDetails', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ transactionId: textIn(64) }),
  response: z.object({
    transaction: z.object({
      transactionId: z.string(),
      type: transferType,
      permission: z.enum(['own', '3d']),
      /** The proof of the customer's main address is not out of date. */
      isCustomerAddressDateValid: z.boolean(),
      /** No document is missing that would prove the main address. */
      isCustomerAddressMatchesActive: z.boolean(),
      /** The bank there asks for fields. */
      hasRequirements: z.boolean(),
      /** The answers of then would be taken today. */
      isExtraParamsValid: z.boolean(),
      details: z.object({
        fromAccountId: id,
        beneficiaryName: z.string(),
        email: z.nullable(z.string()),
        countryCode: z.nullable(z.string()),
        currencyCode,
        extraParams: z.record(z.string(), z.string()),
        /** Of a card that is paid by its id: its number, masked (R2.5.6). */
        cardNumber: z.nullable(z.string()),
      }),
    }),
  }),
});
export type RecentDetails = z.output<typeof recentTransferDetails.response>['transaction'];
