import * as z from 'zod/mini';
import { approvalMode } from './customer';
import { operationType } from './history';
import { accessRight, method } from './method';
import { paymentSummary } from './payment';
import { day, emailTextIn, id, idIn, instant, textIn, timeZoneIn } from './wire';
import { decisionRefusals, keyRefusals, setRefusals } from './refusals';

// R2.3.11, R2.4.6, R2.7.8. A request is a transfer that a user of
// access level 3 made: created, its money on hold, until another user of the company approves or declines it.

/** Who may approve what another user made (R1.3.8, R2.6.2). That it is another's, the bank checks by the person. */
export const mayApprove = [accessRight.fullAccess, accessRight.confirmed] as const;
/** Makers see the outcome of their requests. */
const MAY_SEE = [accessRight.fullAccess, accessRight.initiate, accessRight.confirmed] as const;

/** The most requests that one code approves: one page of the list (R2.9.2). */
const REQUESTS_AT_ONCE = 50;

/** The longest reason of a decline. */
export const DECLINE_REASON_LENGTH = 200;

/** A user of the company with an open request. */
export const requestCreator = z.object({ userId: id, name: z.string() });

export const transactionRequest = z.object({
  transactionId: z.string(),
  transactionType: operationType,
  createdAt: instant,
  createdBy: requestCreator,
  /** Made by the caller, so another user must approve it. */
  isOwn: z.boolean(),
  fromAccountName: z.string(),
  /** When it ends by itself unless it is decided (R2.4.67); null for one that was made before there was such an end. */
  expiresAt: z.nullable(instant),
  /** How many different people must approve it, as its policies said when it was made (R2.4.70). */
  approvalsNeeded: z.int(),
  /** Who has approved it so far, the first one first. */
  approvals: z.array(z.object({ name: z.string(), at: instant, isYours: z.boolean() })),
  /** The names of who may still approve it. */
  waitsFor: z.array(z.string()),
  /** As the bank stored it; an approval covers exactly this (R0.22). */
  summary: paymentSummary,
});
export type TransactionRequest = z.output<typeof transactionRequest>;

/** Open requests of the company, oldest first. */
export const transactionRequestList = method('transactionRequestList', {
  acting: true,
  balanceInfo: true,
  right: MAY_SEE,
  byAdmin: 'freely',
  request: z.strictObject({
    /** From 1. */
    page: idIn,
    /** 50 on the screen (R2.9.2), at most 200. */
    size: idIn,
    transactionType: z.optional(operationType),
    /** internal: within the bank. external: everything that leaves it. */
    groupedTransactionType: z.optional(z.enum(['internal', 'external'])),
    fromDate: z.optional(day),
    toDate: z.optional(day),
    timeZone: timeZoneIn,
    /** The user who made it. */
    createdBy: z.optional(idIn),
  }),
  response: z.object({
    transactionRequestList: z.array(transactionRequest),
    /** Always empty: a batch is one payment, and waits among the requests (ADR-61). */
    massTransactionRequestList: z.array(z.never()),
    /** Total number of matches. */
    transactionRequestCount: z.int(),
    massTransactionRequestCount: z.int(),
    /** All makers of open requests, for the filter by creator. */
    creators: z.array(requestCreator),
  }),
});

/** The decision about a set of requests, or the factor that it still needs. */
export const requestApproval = z.object({
  /** Names the set that the code, or the phone, approves; null when nothing more was needed. */
  approvalTransactionId: z.nullable(z.string()),
  /**
   * approved: the caller's approval counts; a request that needs another one waits on, and says so in `approvals`. waiting: for the code or
   * the phone, nothing has moved. over: it can no longer be used and nothing has moved.
   */
  status: z.enum(['approved', 'declined', 'waiting', 'over']),
  approveType: approvalMode,
  /** Receiver of the code, masked; null without one. */
  approvalSentTo: z.nullable(z.string()),
  /** Until when the code works; null when none was sent. */
  approvalExpiresAt: z.nullable(instant),
  /** The number that stands on the phone and on the screen that asked it; null where no phone was asked. */
  approvalNumber: z.nullable(z.string()),
  requests: z.array(transactionRequest),
});
export type RequestApproval = z.output<typeof requestApproval>;

/**
 * Approves or declines all of these requests, or none. Declining releases the holds at once. Approving moves the money at
 * once where the caller's approval mode is none, and sends a code for exactly this set where it is not; asking again
 * sends another code and voids the one before, three times at most in ten minutes (R2.7.16).
 */
export const approve = method('approve', {
  acting: true,
  balanceInfo: true,
  money: true,
  right: mayApprove,
  refusals: [...keyRefusals, ...decisionRefusals, 'tooManySends'],
  request: z.strictObject({
    transactionIds: z.array(textIn(64)).check(z.minLength(1), z.maxLength(REQUESTS_AT_ONCE)),
    declined: z.boolean(),
    /** Beyond the specification: why it is declined; the maker reads it (R2.4.66). The bank keeps none of an approval. */
    reason: z.optional(textIn(DECLINE_REASON_LENGTH)),
  }),
  response: requestApproval,
});

/** Approves the set with the code that was sent for it: once, five tries, ten minutes (R0.22). */
export const businessRequestConfirm = method('businessRequestConfirm', {
  acting: true,
  balanceInfo: true,
  money: true,
  fromEmail: true,
  right: mayApprove,
  refusals: [...keyRefusals, ...decisionRefusals, ...setRefusals, 'codeWrong', 'codesClosed'],
  request: z.strictObject({
    /** From the transport. The bank refuses every address but the caller's, and a call without one. */
    fromEmail: z.optional(emailTextIn),
    approvalTransactionId: textIn(64),
    code: textIn(12),
  }),
  response: requestApproval,
});

/** What has become of a set: answered on the phone, its time over, or an answer that was lost. */
export const businessRequest = method('businessRequest', {
  acting: true,
  balanceInfo: true,
  right: mayApprove,
  refusals: ['noAccess'],
  request: z.strictObject({ approvalTransactionId: textIn(64) }),
  response: requestApproval,
});
