import { documentStatusId } from '@bank/protocol/documents';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import type { Language } from '../../platform/languages';
import { documentNotice } from '../../platform/documents/notice-lines';
import type { PaperSaid } from '../../platform/documents/paper-words';
import { sayNotice } from '../../platform/documents/notice-texts';
import { sayReason } from '../../platform/documents/reject-reasons';
import type { RejectCode } from '../../platform/documents/reject-reasons';
import { settleKyc } from './become-known';
import { liftRenewed } from './expiry/limit';
import { watchEnd } from './expiry/watch';
import { endKnownRuns } from './identity-asked';
import { SAID } from './papers';

/** What the bank makes of a document: a reviewer's word, or the answer of a provider (R3.3.7, R0.81). */
export interface Decision {
  /** `uploaded` means accepted. */
  status: 'uploaded' | 'rejected' | 'pending';
  /** A reviewer's sentence, as the customer reads it. */
  reason?: string;
  /** In its place: a reason that is said in each reader's language. */
  code?: RejectCode;
  /** Rejected because it names another person (R2.3.4). */
  isNameMismatch?: boolean;
  /** As the paper says, `YYYY-MM-DD`. */
  issuedAt?: string;
  /** When an accepted document stops counting. */
  expiresAt?: string;
}

const STATUS_IDS = {
  uploaded: documentStatusId.confirmed,
  rejected: documentStatusId.rejected,
  pending: documentStatusId.pending,
} as const;

/**
 * Decides about a document, tells its sender, and does what follows for the customer, all in the caller's transaction.
 * @returns the hints to publish after the commit; null when there is no such document
 */
export async function decideDocument(
  tx: Tx,
  id: string,
  { status, reason, code, isNameMismatch = false, issuedAt, expiresAt }: Decision,
  bank: Pick<CallContext, 'clock' | 'ids' | 'outbox'>,
): Promise<BankEvent[] | null> {
  const isRejected = status === 'rejected';
  const [row] = await tx.query<PaperSaid & { customerId: number; userId: number }>(
    `UPDATE document d SET status_id = $2, reject_reason = $3, issued_at = $4, expires_at = $5, reject_code = $6 WHERE d.id = $1
     RETURNING d.customer_id AS "customerId", d.created_by AS "userId", ${SAID}`,
    [
      id,
      isRejected && isNameMismatch ? documentStatusId.nameMismatch : STATUS_IDS[status],
      isRejected && code === undefined ? (reason ?? null) : null,
      issuedAt ?? null,
      expiresAt ?? null,
      (isRejected && code) || null,
    ],
  );
  if (!row) return null;
  const { customerId, userId, ...paper } = row;
  const hints: BankEvent[] = [{ customerId, event: 'documentsChanged', subject: id }];
  if (status !== 'pending') {
    const why = (language: Language) => (code === undefined ? (reason ?? '') : sayReason(language, code));
    const words = (language: Language) => sayNotice(language, status, { paper, reason: why(language) });
    hints.push(
      ...(await bank.outbox.notify(
        tx,
        documentNotice(isRejected ? 'documentRejected' : 'info', { customerId, userId }, words),
      )),
    );
  }
  if (status === 'uploaded') {
    if (expiresAt !== undefined) await watchEnd(tx, { id, expiresAt }, bank);
    hints.push(...(await liftRenewed(tx, customerId, bank)));
    await endKnownRuns(tx, customerId, bank.clock.now());
  }
  hints.push(...(await settleKyc(tx, customerId, bank)));
  return hints;
}
