import type { ContractStatus } from '@bank/protocol/contracts';

/**
 * Where the list meta counts a contract (R1.3.15). Every status is in one group, so the groups add up to the total; the rule names
 * the counts and not their members, and R0.8 says what either party can still do.
 */
export const STATUS_GROUPS = {
  /** The other party may sign or reject: a request of theirs, pending for who proposed it. */
  proposed: ['UNSIGNED', 'WAITING'],
  /** The payer has to be identified first. It can no longer be rejected. */
  identifying: ['NEED_IDENTIFICATION'],
  /** Signed by both. One that is being terminated splits revenue until it is over. */
  active: ['ACTIVE', 'SIGNED', 'TERMINATING'],
  ended: ['EXPIRED', 'TERMINATED', 'CANCELLED', 'REJECTED'],
} as const satisfies Readonly<Record<string, readonly ContractStatus[]>>;
