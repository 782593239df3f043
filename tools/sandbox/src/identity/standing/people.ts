import { documentCategory } from '@bank/protocol/documents';
import type { DocumentCategory } from '@bank/protocol/documents';
import type { DocumentStatus } from '@bank/protocol/profile';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import type { Tx } from '../../platform/db';
import { DOCUMENT, LISTED, shown } from './papers';
import type { DocumentRow } from './papers';
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

/**
 * The people of a company with their papers (R3.3.5). A paper without a status is not required. Once files were sent the status
 * follows from them; before, it is the one that the bank set when it took the company in.
 */
export async function peopleOf(tx: Tx, customerId: number, nowMs: number, language: string): Promise<CompanyPerson[]> {
  const people = await tx.query<PersonRow>(
    `SELECT id, concat_ws(' ', first_name, last_name) AS name, position_ids AS "positionIds", identity_status AS identity, address_status AS address, control_status AS control
       FROM company_person WHERE customer_id = $1 ORDER BY id`,
    [customerId],
  );
  const rows = await tx.query<DocumentRow & { personId: number; categoryId: number }>(
    `SELECT l.person_id AS "personId", d.category AS "categoryId", ${DOCUMENT}
       FROM company_person p JOIN company_person_document l ON l.person_id = p.id JOIN document d ON d.id = l.document_id
      WHERE p.customer_id = $1 AND ${LISTED} ORDER BY d.seq DESC`,
    [customerId],
  );
  return people.map((person) => {
    const papers = rows.filter(({ personId }) => personId === person.id);
    const status = (known: DocumentStatus | null, category: DocumentCategory) => {
      const own = papers.filter(({ categoryId }) => categoryId === category);
      return known === null || own.length === 0 ? known : statusOf(true, own, nowMs);
    };
    return {
      representativeId: person.id,
      name: person.name,
      positionIds: person.positionIds,
      identityStatus: status(person.identity, identity),
      addressStatus: status(person.address, address),
      controlStatus: status(person.control, control),
      uploadedDocuments: papers.map((one) => ({ ...shown(one, language, nowMs), categoryId: one.categoryId })),
    };
  });
}
