import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { mayApprove } from './transfer-requests';
import { amount, amountIn, currencyCode, instant, textIn } from './wire';

// R2.4.70 to R2.4.72: how many people approve what a company pays.

/** payment: the amount of one payment. day: what the company has ordered on that day (UTC), this payment included. */
export const policyBasis = z.enum(['payment', 'day']);
export type PolicyBasis = z.output<typeof policyBasis>;

/** From an amount on, so many people other than the maker approve. */
export const policyRule = z.object({
  basis: policyBasis,
  from: amount,
  currencyCode,
  /** Only payments that pay this currency count; without it every payment does, converted. */
  onlyThisCurrency: z.boolean(),
  approvers: z.int(),
});
export type PolicyRule = z.output<typeof policyRule>;

export const approvalPolicy = z.extend(policyRule, { id: z.string() });
export type ApprovalPolicy = z.output<typeof approvalPolicy>;

/** A change of a policy that waits for a second person. */
export const policyChange = z.object({
  id: z.string(),
  /** The policy as it is; null for a new one. */
  before: z.nullable(policyRule),
  /** The policy as it is to be; null for one that is to be removed. */
  after: z.nullable(policyRule),
  askedBy: z.string(),
  askedAt: instant,
  /** When it ends by itself unless it is decided. */
  expiresAt: instant,
  /** Asked for by the caller, so another person must approve it. */
  isOwn: z.boolean(),
});
export type PolicyChange = z.output<typeof policyChange>;

/** Beyond the specification: the policies of the company, and what is asked to become of them. */
export const approvalPolicyList = method('approvalPolicyList', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  response: z.object({
    policies: z.array(approvalPolicy),
    changes: z.array(policyChange),
    /** How many different people may approve for the company. */
    people: z.int(),
    /** The currencies in which the company has accounts, its main one first. */
    currencies: z.array(currencyCode),
  }),
});

/**
 * Beyond the specification: asks for a new policy (without a policyId), another rule for one, or its end (without a rule). It counts at
 * once only where nobody else of the company could approve it, which is possible for an end alone.
 */
export const approvalPolicyAsk = method('approvalPolicyAsk', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: [accessRight.fullAccess],
  refusals: [
    'notBusiness',
    'noPolicy',
    'policyKnown',
    'policyWaits',
    'tooFewPeople',
    'amountMissing',
    'noCurrency',
    'tooManyPolicies',
  ],
  request: z.strictObject({
    policyId: z.optional(textIn(64)),
    rule: z.optional(
      z.strictObject({
        basis: policyBasis,
        from: amountIn,
        currencyCode,
        onlyThisCurrency: z.boolean(),
        approvers: z.union([z.literal(1), z.literal(2)]),
      }),
    ),
  }),
  response: z.object({ isDone: z.boolean() }),
});

/** Beyond the specification: a second person approves or declines a change; who asked for it may take it back by declining. */
export const approvalPolicyDecide = method('approvalPolicyDecide', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: mayApprove,
  refusals: ['noChange', 'ownChange', 'mayNotApprove', 'tooFewPeople'],
  request: z.strictObject({ changeId: textIn(64), isApproved: z.boolean() }),
});
