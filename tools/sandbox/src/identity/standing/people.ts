import { documentCategory } from '@bank/protocol/documents';
import type { DocumentCategory } from '@bank/protocol/documents';
import type { DocumentStatus } from '@bank/protocol/profile';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import type { Tx } from '../../platform/db';
import { documentsByOwner } from './owned';
import { shown } from './papers';
import type { DocumentRow, Showing } from './papers';
import { statusOf } from './standing';

const { identity, address, control } = documentCategory;

interface PersonRow {
  id: number;
  name: string;
  positionIds: number[];
  identity: DocumentStatus | null;
  address: DocumentStatus | null;
  control: DocumentStatus | null;
}

/** A person of a company with where their papers stand; a paper without a status is not required. */
export interface StandingPerson extends Omit<CompanyPerson, 'uploadedDocuments'> {
  /** Of all categories, newest first. */
  documents: DocumentRow[];
}

/**
 * The people of a company with their papers (R3.3.5). Once files were sent the status follows from them; before, it is the one that the
 * bank set when it took the company in.
 */
export async function peopleOf(tx: Tx, customerId: number, nowMs: number): Promise<StandingPerson[]> {
  const people = await tx.query<PersonRow>(
    `SELECT id, concat_ws(' ', first_name, last_name) AS name, position_ids AS "positionIds", identity_status AS identity, address_status AS address, control_status AS control
       FROM company_person WHERE customer_id = $1 ORDER BY id`,
    [customerId],
  );
  const papers = await documentsByOwner(tx, 'company_person', customerId);
  return people.map((person) => {
    const documents = papers(person.id);
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
    };
  });
}

/** As answers show it. */
export const shownPerson = ({ documents, ...person }: StandingPerson, how: Showing): CompanyPerson => ({
  ...person,
  uploadedDocuments: documents.map((one) => ({ ...shown(one, how), categoryId: one.categoryId })),
});
