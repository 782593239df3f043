import { documentCategory } from '@bank/protocol/documents';
import type { DocumentCategory } from '@bank/protocol/documents';
import type { DocumentStatus } from '@bank/protocol/profile';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import { sourceNamed } from '../../platform/dictionaries/named';
import type { Tx } from '../../platform/db';
import { documentsByOwner } from './owned';
import { shown } from './papers';
import type { DocumentRow, Showing } from './papers';
import { statusOf } from './standing';
import { shownWealth, wealthIn } from './wealth';
import type { OfSource, Wealth } from './wealth';

const { identity, address, control } = documentCategory;

interface PersonRow {
  id: number;
  name: string;
  positionIds: number[];
  identity: DocumentStatus | null;
  address: DocumentStatus | null;
  control: DocumentStatus | null;
  wealthSourceIds: number[];
}

/** A person of a company with where their papers stand; a paper without a status is not required. */
export interface StandingPerson extends Omit<
  CompanyPerson,
  'uploadedDocuments' | 'sourcesOfWealth' | 'sourceOfWealthDocuments' | 'sourceOfWealthDocumentStatuses'
> {
  /** Of all categories but the source of wealth, newest first. */
  documents: DocumentRow[];
  /** Where the money of a shareholder or an owner comes from. */
  wealth: Wealth[];
}

/**
 * The people of a company with their papers (R3.3.5). Once files were sent the status follows from them; before, it is the one that the
 * bank set when it took the company in.
 */
export async function peopleOf(tx: Tx, customerId: number, nowMs: number): Promise<StandingPerson[]> {
  const people = await tx.query<PersonRow>(
    `SELECT id, concat_ws(' ', first_name, last_name) AS name, position_ids AS "positionIds", identity_status AS identity, address_status AS address, control_status AS control,
            wealth_source_ids AS "wealthSourceIds"
       FROM company_person WHERE customer_id = $1 ORDER BY id`,
    [customerId],
  );
  const papers = await documentsByOwner(tx, 'company_person', customerId);
  const about = await sourcesOf(tx, customerId);
  return people.map((person) => {
    const all = papers(person.id);
    const documents = all.filter(({ id }) => !about.has(id));
    const ofSources = all.flatMap((paper): OfSource[] => {
      const sourceId = about.get(paper.id);
      return sourceId === undefined ? [] : [{ ...paper, sourceId }];
    });
    const status = (known: DocumentStatus | null, category: DocumentCategory) => {
      const own = documents.filter(({ categoryId }) => categoryId === category);
      return known === null || own.length === 0 ? known : statusOf(true, own, nowMs);
    };
    return {
      representativeId: person.id,
      name: person.name,
      positionIds: person.positionIds,
      identityStatus: status(person.identity, identity),
      addressStatus: status(person.address, address),
      controlStatus: status(person.control, control),
      documents,
      wealth: wealthIn(ofSources, { isRequired: true, sourceIds: person.wealthSourceIds }, nowMs),
    };
  });
}

/** Which source of a person's money a paper is about, by the paper's id. */
async function sourcesOf(tx: Tx, customerId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ id: string; sourceId: number }>(
    `SELECT l.document_id AS id, l.source_id AS "sourceId"
       FROM company_person p JOIN company_person_document l ON l.person_id = p.id
      WHERE p.customer_id = $1 AND l.source_id IS NOT NULL`,
    [customerId],
  );
  return new Map(rows.map(({ id, sourceId }) => [id, sourceId]));
}

/** As answers show it. */
export const shownPerson = ({ documents, wealth, ...person }: StandingPerson, how: Showing): CompanyPerson => ({
  ...person,
  sourcesOfWealth: wealth.map(({ sourceId }) => ({ sourceId, name: sourceNamed('personal', sourceId, how.lang) })),
  ...shownWealth(wealth, how),
  uploadedDocuments: documents.map((one) => ({ ...shown(one, how), categoryId: one.categoryId })),
});
