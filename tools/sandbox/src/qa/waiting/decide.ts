import { documentStatusId } from '@bank/protocol/documents';
import type { PaperKind } from '@bank/protocol/tax-papers';
import { decideDocument } from '../../identity/standing/decide-document';
import type { Tx } from '../../platform/db';
import { REJECT_CODES } from '../../platform/documents/reject-reasons';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import { lockCustomer } from '../../rooms/tax/certifications';
import { decideCertification, decideRepresentative } from '../../rooms/tax/decide';
import type { TaxDecision } from '../reading/tax-decision';
import { REASONS } from '../../rooms/tax/rejections';
import { NAMED_BY, WAITING_STATUSES } from './waiting-list';

type Bank = Pick<CallContext, 'clock' | 'ids' | 'lang' | 'outbox'>;

/** What a tester makes of a paper. @param reason a word of the bank's lists */
export interface PaperDecision {
  status: 'uploaded' | 'rejected';
  reason?: string | undefined;
}

const OUTCOMES: Readonly<Record<number, string>> = {
  [documentStatusId.confirmed]: 'accepted',
  [documentStatusId.rejected]: 'rejected',
  [documentStatusId.nameMismatch]: 'rejected',
  [documentStatusId.canceled]: 'taken off the list',
  [documentStatusId.deleted]: 'deleted',
};

const meanwhile = (what: string, outcome: string) =>
  new HttpRefusal(409, `${what} was decided meanwhile: ${outcome}. Nothing has changed now.`);

interface Paper {
  customerId: number;
  statusId: number;
  taxKind: PaperKind | null;
  /** The waiting certification that names it. */
  certificationId: number | null;
}

const PAPER = `SELECT d.customer_id AS "customerId", d.status_id AS "statusId", ${NAMED_BY} AS "certificationId",
    (SELECT p.kind FROM tax_paper p WHERE p.document_id = d.id) AS "taxKind" FROM document d WHERE d.id = $1`;

/**
 * Accepts or rejects a paper that waits, by the functions of the bank's own reviewers, in the caller's transaction. A tax form that a
 * waiting certification names alone is rejected with that one, as a part of it (R0.119): its customer is asked for it again.
 *
 * @returns the hints to publish after the commit
 * @throws HttpRefusal 404 for no paper, 409 for one that was decided meanwhile or that is rejected with others, 400 for a reason that its
 *   list does not have
 */
export async function decidePaper(
  tx: Tx,
  id: string,
  decision: PaperDecision,
  bank: Bank,
): Promise<readonly BankEvent[]> {
  const [seen] = await tx.query<Paper>(PAPER, [id]);
  if (!seen) throw new HttpRefusal(404, 'There is no such paper.');
  // A decision about a certification locks its customer before its papers: in another order two could wait for each other.
  if (seen.certificationId !== null) await lockCustomer(tx, seen.customerId);
  const [paper = seen] = await tx.query<Paper>(`${PAPER} FOR UPDATE OF d`, [id]);
  if (!WAITING_STATUSES.includes(paper.statusId))
    throw meanwhile('This paper', OUTCOMES[paper.statusId] ?? 'another status');
  if (decision.status === 'uploaded') return (await decideDocument(tx, id, { status: 'uploaded' }, bank)) ?? [];
  if (paper.certificationId !== null) return rejectWithCertification(tx, paper, decision, bank);
  const code = REJECT_CODES.find((one) => one === decision.reason);
  if (code === undefined) throw new HttpRefusal(400, `A paper is rejected for one of ${REJECT_CODES.join(', ')}.`);
  const rejected = { status: 'rejected', code, isNameMismatch: code === 'nameMismatch' } as const;
  return (await decideDocument(tx, id, rejected, bank)) ?? [];
}

async function rejectWithCertification(
  tx: Tx,
  { certificationId, taxKind }: Paper,
  { reason: given }: PaperDecision,
  bank: Bank,
): Promise<readonly BankEvent[]> {
  const [named] = await tx.query<{ papers: number }>(
    `SELECT count(*)::int AS papers FROM tax_certification t, jsonb_each(t.answers -> 'papers') k, jsonb_array_elements(k.value)
      WHERE t.id = $1`,
    [certificationId],
  );
  // A decision about one kind decides all of its papers, and all other kinds (R0.118).
  if (named && named.papers > 1)
    throw new HttpRefusal(409, 'Its certification names other papers, too. Reject the certification, part by part.');
  const reason = REASONS.find((one) => one === given);
  if (reason === undefined) throw new HttpRefusal(400, `A tax form is rejected for one of ${REASONS.join(', ')}.`);
  const rejection = { field: `papers.${taxKind ?? ''}`, countryCode: null, representativeId: null, reason };
  const decided = await decideWaiting(tx, certificationId ?? 0, { status: 'rejected', rejections: [rejection] }, bank);
  return decided.hints;
}

/**
 * Decides about a certification that waits, of a customer or a representative's part, in the caller's transaction.
 *
 * @returns the hints to publish after the commit; of a rejected part the path and query of the new link
 * @throws HttpRefusal 404 for no certification, 409 for one that was decided or followed by another meanwhile
 */
export async function decideWaiting(
  tx: Tx,
  id: number,
  decision: TaxDecision,
  bank: Bank,
): Promise<{ hints: readonly BankEvent[]; url: string | null }> {
  const [owner] = await tx.query<{ customerId: number; representativeId: number | null }>(
    'SELECT customer_id AS "customerId", representative_id AS "representativeId" FROM tax_certification WHERE id = $1',
    [id],
  );
  if (!owner) throw new HttpRefusal(404, 'There is no such certification.');
  await lockCustomer(tx, owner.customerId);
  const [now] = await tx.query<{ status: string | null; isFollowed: boolean }>(
    `SELECT (SELECT status FROM tax_decision WHERE certification_id = $1) AS status,
            EXISTS (SELECT FROM tax_certification WHERE previous_id = $1) AS "isFollowed"`,
    [id],
  );
  const outcome = now?.status === 'validated' ? 'accepted' : (now?.status ?? null);
  if (outcome !== null || now?.isFollowed) throw meanwhile('This certification', outcome ?? 'it was signed again');
  if (owner.representativeId !== null) {
    const decided = await decideRepresentative(tx, owner.representativeId, decision, bank);
    if (decided) return decided;
  } else {
    const hints = await decideCertification(tx, owner.customerId, decision, bank);
    if (hints) return { hints, url: null };
  }
  throw meanwhile('This certification', 'it waits no longer');
}
