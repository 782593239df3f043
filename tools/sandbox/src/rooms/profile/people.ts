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

const { identity, address, control, sourceOfWealth } = documentCategory;

/** What is asked of a person, as `company_person` has it. */
interface AskedPerson {
  identity: string | null;
  address: string | null;
  control: string | null;
  sources: readonly number[];
}

const isSet = (status: string | null) => status !== null && status !== 'notRequired';
/** Whether a person has to send papers of a category. */
const ASKED = new Map<DocumentCategory, (person: AskedPerson, sourceId?: number) => boolean>([
  [identity, (person) => isSet(person.identity)],
  [address, (person) => isSet(person.address)],
  [control, (person) => isSet(person.control)],
  [sourceOfWealth, ({ sources }, sourceId) => sourceId !== undefined && sources.includes(sourceId)],
]);

export const people = {
  async companyPersonDocumentUpload({ representativeId, categoryId, sourceId, documentTypeId, file }, context) {
    const { db } = context;
    const { customerId } = callerOf(context);
    const asked = [...ASKED].find(([category]) => category === categoryId);
    if (!asked) throw refused(context, 'noSuchDocumentType', { field: 'categoryId' });
    const [category, isAsked] = asked;
    if ((category === sourceOfWealth) !== (sourceId !== undefined))
      throw refused(context, 'noSuchSource', { field: 'sourceId' });
    const stored = await db.transaction(async (tx) => {
      // Only the company acted for: a person of another company is unknown.
      const [person] = await tx.query<AskedPerson>(
        `SELECT identity_status AS identity, address_status AS address, control_status AS control, wealth_source_ids AS sources
           FROM company_person WHERE id = $1 AND customer_id = $2 FOR UPDATE`,
        [representativeId, customerId],
      );
      if (!person) throw refused(context, 'noSuchPerson', { code: responseCode.accessDenied });
      if (!isAsked(person, sourceId)) throw refused(context, 'notAsked', { field: 'categoryId' });
      const kept = await storeDocument(tx, context, {
        category,
        typeId: documentTypeId,
        countries: await countriesOf(tx, customerId),
        file,
      });
      await tx.query('INSERT INTO company_person_document (person_id, document_id, source_id) VALUES ($1, $2, $3)', [
        representativeId,
        kept,
        sourceId ?? null,
      ]);
      return { id: kept, hints: await settleKyc(tx, customerId, context) };
    });
    return { document: await sent(context, stored) };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
