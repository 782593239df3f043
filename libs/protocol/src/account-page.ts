import * as z from 'zod/mini';
import { accessRight, http, method } from './method';
import { amount, currencyCode, id, idIn, instant } from './wire';

// R2.7.50 to R2.7.53, R2.7.55: what the page of one account asks, and what opens another.

const brand = z.string().check(z.regex(/^[a-z]$/));

/** Money of an account that may not be spent, and why. The holds of an account add up to its pendingAmount. */
export const accountHold = z.object({
  holdId: z.string(),
  date: instant,
  /** What leaves the account, the fee included. */
  amount,
  currencyCode,
  /** approval: its maker's is missing. otherApproval: another user's. undo: it leaves soon, and can be undone until then. shop: promised to a shop that has not collected it. */
  reason: z.enum(['approval', 'otherApproval', 'undo', 'shop']),
  /** The payee or the shop. */
  name: z.string(),
  /** Until when it is held at most; null where nothing ends it by itself. */
  until: z.nullable(instant),
});
export type AccountHold = z.output<typeof accountHold>;

/** What is on hold on an account, oldest first. *Beyond* the specification (R2.7.50). */
export const accountHoldList = method('accountHoldList', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ accountId: idIn }),
  response: z.object({ holds: z.array(accountHold) }),
});

/** How others pay into an account: the number to give them, for one way that money comes. */
export const paymentInstruction = z.object({
  id,
  bankAccountNumber: z.string(),
  accountId: id,
  /** sepa: in euro, from the countries of SEPA. international: from anywhere, in the account's currency. */
  kind: z.enum(['sepa', 'international']),
  /** The name that a payer writes. */
  holderName: z.string(),
  /** Whether others than the holder may pay in this way: SEPA by `addFundsBankThirdParty`, else by `addFundsWireThirdParty` (R2.3.13). */
  isForOthers: z.boolean(),
  /** Whether this user has seen it. */
  isViewed: z.boolean(),
});
export type PaymentInstruction = z.output<typeof paymentInstruction>;

/** The instructions of all accounts that have some (R2.3.30), in the order of the accounts. */
export const paymentInstructionsList = method('paymentInstructionsList', {
  acting: true,
  balanceInfo: true,
  refusals: ['unknownBrand'],
  /** The account number names the bank, so that each brand has its own. Without it: the default brand's. */
  request: z.strictObject({ brand: z.optional(brand) }),
  response: z.object({ paymentInstructions: z.object({ paymentInstruction: z.array(paymentInstruction) }) }),
});

/** Notes that this user has seen an instruction; seen twice is seen. */
export const markInstructionViewed = method('markInstructionViewed', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ instructionId: idIn }),
});

/**
 * The letter that confirms an account, as a PDF in the reader's language under the brand's letterhead. It is of the day on which it is asked for: the
 * same bytes all that day, unless what it confirms changed.
 */
export const accountLetter = http('GET /accounts/{brand}/{accountId}/confirmation', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  answers: 'file',
  refusals: ['noLetter'],
  request: z.strictObject({ brand, accountId: idIn }),
  response: z.instanceof(Blob),
});

/** Opening an account binds the customer, so that an employee needs full access. */
const right = [accessRight.fullAccess] as const;

/** Opens an account in a currency that the customer has no payment account in yet. */
export const addCurrency = method('addCurrency', {
  acting: true,
  balanceInfo: true,
  right,
  refusals: ['unknownCurrency', 'alreadyOpen', 'isWallet', 'notVerified'],
  request: z.strictObject({ currencyCode }),
  response: z.object({ accountId: id }),
});

/** Opens a wallet for a crypto currency, one for each. */
export const createWallet = method('createWallet', {
  acting: true,
  balanceInfo: true,
  right,
  refusals: ['unknownCurrency', 'alreadyOpen', 'notWallet', 'notVerified', 'noWallets'],
  request: z.strictObject({ currencyCode }),
  response: z.object({ accountId: id, address: z.string() }),
});
