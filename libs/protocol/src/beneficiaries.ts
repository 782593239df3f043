import * as z from 'zod/mini';
import { method } from './method';

// R2.3.13, R2.7.183: whom money can go to outside of the bank, apart from how it goes there, because home fetches it ahead.

/** Whose account it is: the customer's own at another bank, or of another person. Each has a permission of its own (R2.3.13). */
export const bankAccountOwner = z.enum(['own', '3d']);
export type BankAccountOwner = z.output<typeof bankAccountOwner>;

/**
 * eft: over the clearing system of the payee's country. wire: from bank to bank. instant_payment: in seconds. interac: to an e-mail
 * address or a phone in Canada. oct: to a card. crypto_eft: to a wallet, called digital in flags (R0.32).
 */
export const bankTransferType = z.enum(['eft', 'wire', 'instant_payment', 'interac', 'oct', 'crypto_eft']);
export type BankTransferType = z.output<typeof bankTransferType>;

/** How money travels to the other bank. The names are those of the schemes, which no language translates. */
export const bankScheme = z.enum([
  ...(['SEPA', 'ACH', 'FPS', 'SWIFT', 'SCT Inst', 'Pix', 'Interac', 'OCT'] as const),
  // Chains.
  ...(['Bitcoin', 'Ethereum', 'Tron'] as const),
]);
export type BankScheme = z.output<typeof bankScheme>;

/** 1: an entry of the book can be paid in this way as it is kept. 2: it can't. */
const templateStatus = z.literal([1, 2]);

/** A card that was paid before; its number is masked (R2.5.6). */
export const savedCard = z.object({
  cardId: z.string(),
  cardNumber: z.string(),
  /** Whom it was paid to. */
  name: z.string(),
  countryCode: z.string(),
  permission: bankAccountOwner,
});
export type SavedCard = z.output<typeof savedCard>;

/** Whom the customer can pay without typing details: templates for wires and bank transfers, and saved cards (R2.7.183). */
export const beneficiariesList = method('beneficiariesList', {
  acting: true,
  balanceInfo: true,
  response: z.object({
    templates: z.array(z.object({ payeeId: z.string(), wireStatus: templateStatus, eftStatus: templateStatus })),
    cards: z.array(savedCard),
  }),
});
