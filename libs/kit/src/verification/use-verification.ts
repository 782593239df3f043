import { type ApiFailure } from '@bank/api-client';
import { type Customer } from '@bank/protocol/customer';
import type { LimitReason, VerificationState } from '@bank/protocol/kyc-tax';
import { isAsked } from '../documents/paper-rules';
import { verificationStatus, type VerificationStatus } from '@bank/session';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { verificationQueries } from './verification-queries';

export interface Verification {
  /** Undefined until the bank has answered. */
  status: VerificationStatus | undefined;
  state: VerificationState | undefined;
  reasons: readonly LimitReason[];
  limitedAt: string | null;
  error: ApiFailure | null;
  /** Asks again for all of it. */
  refetch(): Promise<unknown>;
}

/** The status of the account acted for, derived from the bank's facts (R1.4.31 to R1.4.38). */
export function useVerification(): Verification {
  const info = useQuery(customerQueries.info());
  const facts = useQuery(verificationQueries.state());
  const isLimited = facts.data?.verification.isLimited === true;
  const limits = useQuery({ ...verificationQueries.limit(), enabled: isLimited });
  const state = facts.data?.verification;
  // An answer from before the limit was lifted may still be there.
  const limit = isLimited ? limits.data?.limit : undefined;
  const isKnown = state && info.data && (!isLimited || limit);
  return {
    status: isKnown ? statusOf(state, info.data.customer.customerType, limit?.reasons ?? []) : undefined,
    state,
    reasons: limit?.reasons ?? [],
    limitedAt: limit?.limitedAt ?? null,
    error: facts.error ?? limits.error ?? info.error,
    refetch: () => Promise.all([info.refetch(), facts.refetch(), isLimited ? limits.refetch() : null]),
  };
}

function statusOf(
  state: VerificationState,
  customerType: Customer['customerType'],
  reasons: readonly LimitReason[],
): VerificationStatus {
  return verificationStatus({ ...state, customerType, isLimitDocumentsUploaded: isEverythingThere(reasons) });
}

/** Nothing is left to send: every requirement of every reason has a whole document that counts or is being checked. */
export function isEverythingThere(reasons: readonly LimitReason[]): boolean {
  const required = reasons.flatMap((reason) => reason.requirementDocuments);
  return required.length > 0 && required.every(({ uploadedDocuments }) => !isAsked(uploadedDocuments));
}
