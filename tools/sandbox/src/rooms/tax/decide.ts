import type { CertificationStatus } from '@bank/protocol/tax-personal';
import type { PapersIn } from '@bank/protocol/tax-papers';
import { paperKind } from '@bank/protocol/tax-papers';
import { documentStatusId } from '@bank/protocol/documents';
import { accessHints } from '../../identity/standing/access-hints';
import { jsonOf } from '../../identity/statements/json';
import type { Tx } from '../../platform/db';
import { documentNotice } from '../../platform/documents/notice-lines';
import type { CallContext } from '../../platform/handler';
import type { Language } from '../../platform/languages';
import type { BankEvent } from '../../platform/events';
import { HttpRefusal } from '../../platform/refusal';
import type { BusinessAnswers, Newest, PersonalAnswers, RepresentativeAnswers } from './certifications';
import { lockCustomer, newestCertification } from './certifications';
import { inviteRepresentative } from './invitations';
import { VOID } from './papers';
import type { KeptRejection, Rejectable } from './rejections';
import { rejectionsFault } from './rejections';
import { say } from './texts';

/** What the bank makes of a certification. */
interface Decision {
  status: Extract<CertificationStatus, 'validated' | 'rejected'>;
  /** What was not accepted of it (R0.119); empty: the bank asks for all of it again. */
  rejections: readonly KeptRejection[];
}

type Certification = Newest<PersonalAnswers | BusinessAnswers | RepresentativeAnswers>;
type Kind = Rejectable['kind'];

const TEXTS = {
  validated: { subject: 'acceptedSubject', text: 'acceptedText' },
  rejected: { subject: 'rejectedSubject', text: 'rejectedText' },
} as const;

/**
 * The bank accepts or rejects the certification that waits, and tells the customer, in the caller's transaction.
 * @returns the hints to publish after the commit; null where none waits
 * @throws HttpRefusal 400 for a rejection of what the certification does not have
 */
export async function decideCertification(
  tx: Tx,
  customerId: number,
  decision: Decision,
  { clock, outbox }: Pick<CallContext, 'clock' | 'outbox'>,
): Promise<BankEvent[] | null> {
  const { status } = decision;
  await lockCustomer(tx, customerId);
  const [customer] = await tx.query<{ kind: Kind }>(
    `SELECT type AS kind FROM customer WHERE id = $1 AND tax_status = 'pending'`,
    [customerId],
  );
  const waiting = await newestCertification<PersonalAnswers | BusinessAnswers>(tx, customerId);
  if (!customer || !waiting || waiting.decision !== null) return null;
  const decided = await insertDecision(tx, { customerId, kind: customer.kind, waiting, at: clock.now() }, decision);
  await tx.query('UPDATE customer SET tax_status = $2 WHERE id = $1', [customerId, status]);
  const { subject, text } = TEXTS[status];
  const words = (language: Language) => ({ subject: say(language, subject), text: say(language, text) });
  const kind = status === 'rejected' ? 'documentRejected' : 'info';
  const told = await outbox.notify(tx, documentNotice(kind, { customerId }, words));
  return [...decided, ...told, ...(await accessHints(tx, customerId))];
}

/**
 * The bank accepts or rejects the newest part of a representative, in the caller's transaction. Rejected, it sends them a new link.
 * @returns the hints to publish after the commit, and the path and query of the link; null where no part waits
 * @throws HttpRefusal 400 for a rejection of what the part does not have
 */
export async function decideRepresentative(
  tx: Tx,
  userId: number,
  decision: Decision,
  bank: Pick<CallContext, 'clock' | 'ids' | 'lang' | 'outbox'>,
): Promise<{ hints: BankEvent[]; url: string | null } | null> {
  const [part] = await tx.query<{ customerId: number }>(
    'SELECT customer_id AS "customerId" FROM tax_certification WHERE representative_id = $1 ORDER BY id DESC LIMIT 1',
    [userId],
  );
  if (!part) return null;
  const { customerId } = part;
  await lockCustomer(tx, customerId);
  const waiting = await newestCertification<RepresentativeAnswers>(tx, customerId, userId);
  if (!waiting || waiting.decision !== null) return null;
  const kind = 'representative' as const;
  const hints = await insertDecision(tx, { customerId, kind, waiting, at: bank.clock.now() }, decision);
  return { hints, url: decision.status === 'rejected' ? await inviteRepresentative(tx, bank, userId) : null };
}

interface Deciding {
  customerId: number;
  kind: Kind;
  waiting: Certification;
  /** In ms. */
  at: number;
}

/** Writes the decision beside the certification, and what it makes of the papers that it names. */
async function insertDecision(
  tx: Tx,
  { customerId, kind, waiting: { id, answers }, at }: Deciding,
  { status, rejections }: Decision,
): Promise<BankEvent[]> {
  const taxed = await tx.query<Rejectable['taxed'][number]>(
    `SELECT person_id AS "personId", country_code AS "countryCode" FROM tax_certification_country WHERE certification_id = $1`,
    [id],
  );
  const fault =
    status === 'validated' && rejections.length > 0
      ? 'Nothing is rejected of a certification that is validated.'
      : rejectionsFault(rejections, { kind, answers, taxed });
  if (fault !== null) throw new HttpRefusal(400, fault);
  await tx.query(
    'INSERT INTO tax_decision (certification_id, status, decided_at, rejections) VALUES ($1, $2, $3, $4)',
    [...[id, status, new Date(at), jsonOf(rejections)]],
  );
  // Where all of it is asked for again, nothing is said of the papers.
  const isSaid = status === 'validated' || rejections.length > 0;
  return isSaid ? decidePapers(tx, customerId, answers.papers ?? {}, rejections) : [];
}

/**
 * R0.118: rejected are the papers of a kind that was rejected; the others that the certification names are confirmed. What an administrator has taken away
 * meanwhile, or made a paper of something else, is no paper of it any more (R0.67).
 */
async function decidePapers(
  tx: Tx,
  customerId: number,
  papers: PapersIn,
  rejections: readonly KeptRejection[],
): Promise<BankEvent[]> {
  const hints: BankEvent[] = [];
  for (const kind of paperKind.options) {
    const isRejected = rejections.some(({ field }) => field === `papers.${kind}`);
    const decided = await tx.query<{ id: string }>(
      `UPDATE document d SET status_id = $3
        WHERE d.id = ANY ($1) AND d.customer_id = $2 AND d.status_id <> ALL ($4::int[])
          AND EXISTS (SELECT FROM tax_paper p WHERE p.document_id = d.id) RETURNING d.id`,
      [papers[kind] ?? [], customerId, isRejected ? documentStatusId.rejected : documentStatusId.confirmed, VOID],
    );
    hints.push(...decided.map(({ id }): BankEvent => ({ customerId, event: 'documentsChanged', subject: id })));
  }
  return hints;
}
