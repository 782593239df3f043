import type { DocumentCategory } from '@bank/protocol/documents';
import { responseCode } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/documents';
import type { Rooms } from '@bank/protocol/all';
import { storeDocument } from '../../platform/documents/store';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { settleKyc } from '../../identity/standing/become-known';
import { sent } from '../../identity/standing/sent';
import { countriesOf } from '../../identity/standing/standing';
import { refused } from './texts';

const { identity, address, control } = documentCategory;

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
    const stored = await db.transaction(async (tx) => {
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
      return { id: kept, hints: await settleKyc(tx, customerId, context) };
    });
    return { document: await sent(context, stored) };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
