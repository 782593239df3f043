import type { DocumentStatus } from '@bank/protocol/profile';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import type { DocumentCategory } from '@bank/protocol/documents';
import { responseCode } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/documents';
import type { Rooms } from '@bank/protocol/all';
import { storeDocument } from '../../platform/documents/store';
import type { Tx } from '../../platform/db';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { sent } from './addresses';
import { DOCUMENT, LISTED, shown } from '../../identity/standing/papers';
import type { DocumentRow } from '../../identity/standing/papers';
import { countriesOf, statusOf } from '../../identity/standing/standing';
import { refused } from './texts';

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

/** The column that says whether a person has to send papers of a category. */
const ASKED = new Map<DocumentCategory, string>([
  [identity, 'identity_status'],
  [address, 'address_status'],
  [control, 'control_status'],
]);

export const people = {
  async companyPersonDocumentUpload({ representativeId, categoryId, documentTypeId, file }, context) {
    const { db } = context;
    const { customerId } = callerOf(context);
    const asked = [...ASKED].find(([category]) => category === categoryId);
    if (!asked) throw refused(context, 'noSuchDocumentType', { field: 'categoryId' });
    const [category, column] = asked;
    const document = await db.transaction(async (tx) => {
      // Only the company acted for: a person of another company is unknown.
      const [person] = await tx.query<{ isAsked: boolean }>(
        `SELECT ${column} IS NOT NULL AND ${column} <> 'notRequired' AS "isAsked"
           FROM company_person WHERE id = $1 AND customer_id = $2 FOR UPDATE`,
        [representativeId, customerId],
      );
      if (!person) throw refused(context, 'noSuchPerson', { code: responseCode.accessDenied });
      if (!person.isAsked) throw refused(context, 'notAsked', { field: 'categoryId' });
      const kept = await storeDocument(tx, context, {
        category,
        typeId: documentTypeId,
        countries: await countriesOf(tx, customerId),
        file,
      });
      await tx.query('INSERT INTO company_person_document (person_id, document_id) VALUES ($1, $2)', [
        representativeId,
        kept,
      ]);
      return kept;
    });
    return { document: await sent(context, document) };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
