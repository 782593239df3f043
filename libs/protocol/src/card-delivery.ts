import * as z from 'zod/mini';
import { addressLines } from './address-type';
import { acting, cardRef } from './cards';
import { uploadedDocument } from './documents';
import { method } from './method';
import { id, idIn, textIn } from './wire';

// R2.3.5, R2.7.34, R2.7.38, R2.7.39.

export { addressType } from './address-type';

/** Where an address stands (R2.3.5). The bank sends cards to a confirmed one, and keeps an order for a pending one. */
export const addressStatusId = { unconfirmed: 0, confirmed: 1, pending: 2, rejected: 3, nameMismatch: 4 } as const;

export const deliveryAddress = z.object({
  ...addressLines,
  stateCode: z.nullable(z.string()),
  addressTypeId: z.int(),
  addressStatusId: z.int(),
  /** Its proofs, newest first. */
  documents: z.array(uploadedDocument),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** The addresses of the customer, the main one first. */
export const addressInquiry = method('addressInquiry', {
  acting: true,
  balanceInfo: false,
  response: z.object({ addresses: z.array(deliveryAddress) }),
});

/** What moving from an address to a country does to the customer's cards; both are accounts of cards. */
export const addressReplacementCompatibility = method('addressReplacementCompatibility', {
  ...acting,
  refusals: ['noSuchAddress'],
  request: z.strictObject({ countryCode: textIn(2), oldAddressId: idIn }),
  response: z.object({
    /** Not issued in the new country. */
    cardAccountsToBeCanceled: z.array(id),
    /** In print or in the post already. */
    cardAccountsToBeShippedToOldAddress: z.array(id),
  }),
});

/** Whether payments online with cards of this account are confirmed on a phone, and whether one is linked. */
export const crossPlatformRequirementGet = method('crossPlatformRequirementGet', {
  ...acting,
  refusals: ['noAccess'],
  request: cardRef,
  response: z.object({ isRequired: z.boolean(), isMet: z.boolean() }),
});
