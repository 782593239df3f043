import { position } from '@bank/protocol/company-position';
import { documentStatusId } from '@bank/protocol/documents';
import type { PaperKind } from '@bank/protocol/tax-papers';
import { SAID } from '../../identity/standing/papers';
import type { Tx } from '../../platform/db';
import type { PaperSaid } from '../../platform/documents/paper-words';
import { paperName } from '../../platform/documents/paper-words';
import { LIFE_MS } from '../../rooms/tax/invitations';
import { reasonsOf } from './reasons';
import type { Reason } from './reasons';

/** What waits for the bank, or for a person who is not here to sign. */
export interface Waiting {
  type: 'paper' | 'certification' | 'signature' | 'form' | 'ownership';
  /** Of a paper, a certification and an ownership: its id; of a signature the resolution and the person; of a form the user. */
  id: string;
  customerId: number;
  customer: string;
  /** What it is, in English: this page has no other language. */
  kind: string;
  /** ISO 8601 */
  since: string;
  /** Why the bank may reject it as a whole; empty: this is not asked for. */
  reasons: readonly Reason[];
  /** The certification that a tax form is rejected with; null: a paper that is decided by itself. */
  certificationId: number | null;
}

/** Rows of a page. */
const PAGE = 25;

/** A paper that the bank has not decided about. */
export const WAITING_STATUSES: readonly number[] = [
  documentStatusId.submitted,
  documentStatusId.underInvestigation,
  documentStatusId.pending,
];

/** A certification `t` that the bank has not decided about: the newest of its customer, or of a representative's part. */
const IS_WAITING = `NOT EXISTS (SELECT FROM tax_decision e WHERE e.certification_id = t.id)
  AND NOT EXISTS (SELECT FROM tax_certification n WHERE n.previous_id = t.id)
  AND (t.representative_id IS NOT NULL OR EXISTS (SELECT FROM customer c WHERE c.id = t.customer_id AND c.tax_status = 'pending'))`;

/** The waiting certification that names a document `d` as a paper of it; null: none does. */
export const NAMED_BY = `(SELECT t.id FROM tax_paper p JOIN tax_certification t ON t.customer_id = d.customer_id
    AND t.representative_id IS NOT DISTINCT FROM p.representative_id
  WHERE p.document_id = d.id AND t.answers -> 'papers' -> p.kind ? d.id AND ${IS_WAITING})`;

/** $1: the statuses of what waits, $2: the present, $3: how long a link works. */
const LIST = `WITH waiting AS (
  SELECT 'paper' AS type, d.id, d.seq AS place, d.customer_id, d.uploaded_at AS since, NULL AS person FROM document d WHERE d.status_id = ANY ($1)
  UNION ALL
  SELECT 'certification', t.id::text, t.id, t.customer_id, t.signed_at, concat_ws(' ', u.first_name, u.last_name)
    FROM tax_certification t LEFT JOIN app_user u ON u.id = t.representative_id WHERE ${IS_WAITING}
  UNION ALL
  SELECT 'signature', concat(r.id, '-', p.person_id), p.place, r.customer_id, r.sent_at, p.name
    FROM company_resolution r JOIN company_resolution_person p ON p.resolution_id = r.id
   WHERE p.is_signer AND p.signed_at IS NULL AND p.person_id IS NOT NULL
     AND r.id = (SELECT max(id) FROM company_resolution n WHERE n.customer_id = r.customer_id)
     AND NOT EXISTS (SELECT FROM company_resolution_person o WHERE o.resolution_id = r.id AND o.refused_at IS NOT NULL)
  UNION ALL
  SELECT 'form', i.user_id::text, i.user_id, i.customer_id, i.expires_at - $3::float8 * interval '1 millisecond', concat_ws(' ', u.first_name, u.last_name)
    FROM representative_invitation i JOIN app_user u ON u.id = i.user_id
    JOIN membership m ON m.user_id = i.user_id AND m.customer_id = i.customer_id AND m.is_representative
   WHERE i.used_at IS NULL AND i.expires_at > $2
  UNION ALL
  SELECT 'ownership', o.id::text, o.id, o.customer_id, o.sent_at,
         (SELECT string_agg(concat_ws(' ', l.stated ->> 'firstName', l.stated ->> 'lastName'), ', ' ORDER BY l.ref)
            FROM company_ownership_person l WHERE l.ownership_id = o.id AND ${position.owner} = ANY (l.position_ids))
    FROM company_ownership o WHERE o.status = 'pending'
)
SELECT w.type, w.id, w.customer_id AS "customerId", coalesce(c.business_name, concat_ws(' ', c.first_name, c.last_name)) AS customer,
       w.since, w.person, (SELECT to_jsonb(s) FROM (SELECT ${SAID}) s) AS paper,
       (SELECT p.kind FROM tax_paper p WHERE p.document_id = d.id) AS "taxKind", ${NAMED_BY} AS "certificationId",
       (count(*) OVER ())::int AS total
  FROM waiting w JOIN customer c ON c.id = w.customer_id LEFT JOIN document d ON w.type = 'paper' AND d.id = w.id
 ORDER BY w.since, w.type, w.place, w.id LIMIT $4 OFFSET $5`;

interface Row extends Omit<Waiting, 'kind' | 'since' | 'reasons'> {
  since: Date;
  person: string | null;
  paper: PaperSaid;
  taxKind: PaperKind | null;
  total: number;
}

const TAX_PAPERS: Readonly<Record<PaperKind, string>> = {
  w9: 'W-9',
  w8: 'W-8',
  lossOfNationality: 'Certificate of loss of nationality',
};

function kindOf({ type, person, paper, taxKind }: Row): string {
  switch (type) {
    case 'paper':
      return taxKind === null ? paperName('en', paper, { isSide: true }) : TAX_PAPERS[taxKind];
    case 'certification':
      return person === '' ? 'Tax certification' : `Tax certification, the part of ${person ?? ''}`;
    case 'signature':
      return `Resolution, the signature of ${person ?? ''}`;
    case 'ownership':
      return person === null ? 'Ownership without an owner' : `Ownership of ${person}`;
    case 'form':
      return `Tax form of ${person ?? ''}, not signed yet`;
  }
}

function shown(row: Row): Waiting {
  const { type, id, customerId, customer, since, certificationId } = row;
  return {
    ...{ type, id, customerId, customer, kind: kindOf(row), since: since.toISOString(), certificationId },
    reasons: type === 'paper' ? reasonsOf(row.paper, certificationId) : [],
  };
}

/**
 * A page of what waits over all customers, oldest first.
 * @param page counted from 0; behind the last one it is empty
 */
export async function waitingPage(db: Tx, nowMs: number, page: number) {
  const at = [[...WAITING_STATUSES], new Date(nowMs), LIFE_MS];
  const rows = await db.query<Row>(LIST, [...at, PAGE, page * PAGE]);
  const [first] = rows.length > 0 || page === 0 ? rows : await db.query<Row>(LIST, [...at, 1, 0]);
  const total = first?.total ?? 0;
  return { items: rows.map(shown), page, pages: Math.max(1, Math.ceil(total / PAGE)), total };
}
