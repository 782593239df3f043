import type { PaperKind, PapersIn, TaxPaper } from '@bank/protocol/tax-papers';
import { paperKind } from '@bank/protocol/tax-papers';
import { documentCategory, documentStatusId } from '@bank/protocol/documents';
import { LISTED } from '../../identity/standing/papers';
import { isBlank, unseenFault } from '../../identity/statements/text-fault';
import type { Tx } from '../../platform/db';
import type { RejectCode } from '../../platform/documents/reject-reasons';
import { sayReason } from '../../platform/documents/reject-reasons';
import type { DocumentProblem } from '../../platform/documents/store';
import { storeDocument } from '../../platform/documents/store';
import type { CallContext } from '../../platform/handler';
import { enqueueJob } from '../../platform/jobs/queue';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { PAPER_WAITS_MS } from './lapse';
import type { RejectionReason } from './rejections';
import { sayRejection } from './rejections';
import { refused } from './texts';

/** What decides which papers are asked for. */
interface Said {
  isUSTaxPayer: boolean;
  /** What speaks for the United States (R0.114), of a person or of a company. */
  usIndicia: readonly string[];
}

const LOST: readonly string[] = ['birthplace', 'citizenship'];

/** R0.118: when each paper is asked for. The client has a table of its own. */
const ASKED: Readonly<Record<PaperKind, (said: Said) => boolean>> = {
  w9: ({ isUSTaxPayer }) => isUSTaxPayer,
  w8: ({ isUSTaxPayer, usIndicia }) => !isUSTaxPayer && usIndicia.length > 0,
  // Who was born there, or is a citizen, is a taxpayer there unless they have given that up. A company has neither indicium.
  lossOfNationality: ({ isUSTaxPayer, usIndicia }) => !isUSTaxPayer && usIndicia.some((one) => LOST.includes(one)),
};

/** Whose paper it is. */
interface Owner {
  customerId: number;
  /** Whose own part it belongs to; null: the customer's certification. */
  representativeId: number | null;
}

/** Why the bank rejected a paper `p` of a document `d` with the certification that names it (R0.119). */
const REJECTED_FOR = `(SELECT r ->> 'reason' FROM tax_certification t JOIN tax_decision e ON e.certification_id = t.id
     CROSS JOIN jsonb_array_elements(e.rejections) r
   WHERE t.customer_id = d.customer_id AND d.status_id = ${documentStatusId.rejected}
     AND t.answers -> 'papers' -> p.kind ? d.id AND r ->> 'field' = 'papers.' || p.kind
   ORDER BY t.id DESC LIMIT 1)`;

interface PaperRow extends TaxPaper {
  rejectCode: RejectCode | null;
  rejectedFor: RejectionReason | null;
}

/** A reviewer's own words about a paper, or the reason of the decision about the certification that names it. */
function reasonSaid({ rejectReason, rejectCode, rejectedFor }: PaperRow, lang: string): string | null {
  if (rejectCode !== null) return sayReason(lang, rejectCode);
  return rejectReason ?? (rejectedFor === null ? null : sayRejection(lang, rejectedFor));
}

/** The papers that were sent, oldest first. @param lang a brand language, for the reasons */
export async function papersOf(tx: Tx, { customerId, representativeId }: Owner, lang: string): Promise<TaxPaper[]> {
  const papers = await tx.query<PaperRow>(
    `SELECT d.id, p.kind, d.file_name AS "fileName", d.status_id AS "statusId", d.reject_reason AS "rejectReason",
            d.reject_code AS "rejectCode", ${REJECTED_FOR} AS "rejectedFor"
       FROM tax_paper p JOIN document d ON d.id = p.document_id
      WHERE d.customer_id = $1 AND p.representative_id IS NOT DISTINCT FROM $2::int AND ${LISTED} ORDER BY d.seq`,
    [customerId, representativeId],
  );
  return papers.map((paper) => {
    const { id, kind, fileName, statusId } = paper;
    return { id, kind, fileName, statusId, rejectReason: reasonSaid(paper, lang) };
  });
}

/** Keeps a paper for the certification that names it; one that none names lapses. @returns as answers show it */
export async function storePaper(
  context: CallContext & MayRefuse<DocumentProblem>,
  { kind, file, owner, userId }: { kind: PaperKind; file: File; owner: Owner; userId: number },
): Promise<TaxPaper> {
  const { customerId, representativeId } = owner;
  const id = await context.db.transaction(async (tx) => {
    const by = { customerId, userId };
    const stored = await storeDocument(tx, context, { category: documentCategory.other, countries: [], file, by });
    await tx.query('INSERT INTO tax_paper (document_id, kind, representative_id) VALUES ($1, $2, $3)', [
      stored,
      kind,
      representativeId,
    ]);
    const dueMs = context.clock.now() + PAPER_WAITS_MS;
    await enqueueJob(tx, context, { kind: 'lapseTaxPaper', payload: { documentId: stored }, dueMs });
    return stored;
  });
  context.publish([{ customerId, event: 'documentsChanged', subject: id }]);
  const paper = (await papersOf(context.db, owner, context.lang)).find((one) => one.id === id);
  if (!paper) throw new Error('a paper that was just stored is not there');
  return paper;
}

/** The endings of what the bank takes as a paper. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

/** A paper of the customer's own certification as it was sent; null when there is none of this id. */
export async function storedPaper(tx: Tx, customerId: number, id: string) {
  const [found] = await tx.query<{ kind: PaperKind; mediaType: string; content: Buffer }>(
    `SELECT p.kind, d.media_type AS "mediaType", d.content FROM tax_paper p JOIN document d ON d.id = p.document_id
      WHERE d.id = $1 AND d.customer_id = $2 AND p.representative_id IS NULL AND ${LISTED}`,
    [id, customerId],
  );
  if (!found) return null;
  const { kind, mediaType, content } = found;
  return { name: `${kind}.${ENDINGS[mediaType] ?? 'bin'}`, mediaType, content };
}

/** Papers of these statuses count for nothing. */
export const VOID: readonly number[] = [
  documentStatusId.rejected,
  documentStatusId.nameMismatch,
  documentStatusId.expired,
];

export interface WithPapers {
  papers?: PapersIn | undefined;
  /** Of persons: why there is no certificate of loss of nationality. */
  lossOfNationalityMissing?: string | undefined;
}

type Context = Pick<CallContext, 'lang'> &
  MayRefuse<'paperMissing' | 'paperElsewhere' | 'noSuchPaper' | 'fieldMissing'>;

/**
 * The first paper that is missing, not asked for, or none that counts; null where all are right.
 * @param sent what the customer, or the representative, has sent
 */
export function papersFault(
  context: Context,
  { papers = {}, lossOfNationalityMissing: missing, ...said }: WithPapers & Said,
  sent: readonly TaxPaper[],
): Refusal | null {
  const isExplained = !isBlank(missing);
  for (const kind of paperKind.options) {
    const field = `papers.${kind}`;
    const ids = papers[kind];
    if (!ASKED[kind](said) && ids) return refused(context, 'paperElsewhere', { field });
    const isInstead = kind === 'lossOfNationality' && isExplained;
    if (ASKED[kind](said) && !ids && !isInstead) return refused(context, 'paperMissing', { field });
    const counts = (id: string) =>
      sent.some((one) => one.id === id && one.kind === kind && !VOID.includes(one.statusId));
    if (ids && !ids.every(counts)) return refused(context, 'noSuchPaper', { field });
  }
  const field = 'lossOfNationalityMissing';
  const isNeedless = papers.lossOfNationality !== undefined || !ASKED.lossOfNationality(said);
  if (missing !== undefined && isNeedless) return refused(context, 'paperElsewhere', { field });
  return unseenFault(context, field, missing);
}

/**
 * The papers that were sent, of which a certification names some.
 * @throws Refusal VF where it names others than those that are asked for
 */
export async function papersNamed(
  tx: Tx,
  context: Context,
  owner: Owner,
  certified: WithPapers & Said,
): Promise<TaxPaper[]> {
  const papers = await papersOf(tx, owner, context.lang);
  const fault = papersFault(context, certified, papers);
  if (fault) throw fault;
  return papers;
}
