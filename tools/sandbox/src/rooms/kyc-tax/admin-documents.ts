import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { documentCategory, documentStatusId } from '@bank/protocol/documents';
import { settleKyc } from '../../identity/standing/become-known';
import { linkAddressProof } from '../../identity/standing/addresses';
import { LINKS } from '../../identity/standing/links';
import { SAID } from '../../identity/standing/papers';
import { mattersOf } from '../../identity/standing/matters';
import type { Matter } from '../../identity/standing/matters';
import { countriesOf } from '../../identity/standing/standing';
import type { Tx } from '../../platform/db';
import type { PaperSaid } from '../../platform/documents/paper-words';
import { paperSaid } from '../../platform/documents/paper-words';
import { say as sayDocument, refused as refusedPaper } from '../../platform/documents/texts';
import { takesType } from '../../platform/documents/types';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { Language } from '../../platform/languages';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

type Context = CallContext & MayRefuse<'noSuchDocument'>;

/** A file of the customer acted for, which nothing shows any more; the row is the lock. @returns what it was until now */
async function unlink(tx: Tx, context: Context, documentId: string): Promise<PaperSaid> {
  const [found] = await tx.query<PaperSaid>(
    `SELECT ${SAID} FROM document d WHERE d.id = $1 AND d.customer_id = $2 AND d.status_id <> $3 FOR UPDATE OF d`,
    [documentId, callerOf(context).customerId, documentStatusId.deleted],
  );
  if (!found) throw refused(context, 'noSuchDocument', { field: 'documentId' });
  for (const { table } of LINKS) await tx.query(`DELETE FROM ${table} WHERE document_id = $1`, [documentId]);
  return found;
}

/** Says what the file is a paper for now. */
async function link(tx: Tx, customerId: number, documentId: string, matter: Matter): Promise<void> {
  const { categoryId, representativeId, sourceId } = matter;
  if (representativeId !== null) {
    await tx.query('INSERT INTO company_person_document (person_id, document_id, source_id) VALUES ($1, $2, $3)', [
      representativeId,
      documentId,
      sourceId,
    ]);
    return;
  }
  if (sourceId !== null)
    await tx.query('INSERT INTO company_wealth_document (document_id, source_id) VALUES ($1, $2)', [
      documentId,
      sourceId,
    ]);
  await tx.query(
    `INSERT INTO requirement_document (requirement_id, document_id)
     SELECT min(id), $3 FROM requirement WHERE customer_id = $1 AND category_id = $2 AND limit_reason_id IS NULL HAVING count(*) > 0`,
    [customerId, categoryId, documentId],
  );
  if (categoryId === documentCategory.address) await linkAddressProof(tx, customerId, documentId);
}

/** The customer reads that the bank did it, and with which paper. */
const tell = (tx: Tx, context: CallContext, text: 'assigned' | 'removed', paper: PaperSaid) =>
  context.outbox.notify(tx, {
    customerId: callerOf(context).customerId,
    topic: 'documents',
    papersOf: callerOf(context).customerId,
    words(language: Language) {
      const document = paperSaid(language, paper);
      return {
        subject: sayDocument(language, text, { document }),
        text: sayDocument(language, `${text}Text`, { document }),
      };
    },
  });

// R3.6.1, R0.67: administrators link files to what they prove, and take them from it.
export const adminDocuments = {
  async adminDocumentAssign(
    { documentId, categoryId, documentTypeId, representativeId = null, sourceId = null },
    context,
  ) {
    const { customerId } = callerOf(context);
    const hints = await context.db.transaction(async (tx) => {
      const before = await unlink(tx, context, documentId);
      const matter = (await mattersOf(tx, customerId, context.clock.now())).find(
        (one) =>
          one.categoryId === categoryId && one.representativeId === representativeId && one.sourceId === sourceId,
      );
      const category = Object.values(documentCategory).find((known) => known === categoryId);
      if (!matter || category === undefined) throw refused(context, 'notAsked', { code: responseCode.invalidParams });
      if (!takesType(category, await countriesOf(tx, customerId), documentTypeId))
        throw refusedPaper(context, 'noSuchDocumentType', { field: 'documentTypeId' });
      // It comes before what was there: a file that waits is not hidden behind one that was rejected after it had been sent.
      await tx.query(
        `UPDATE document SET category = $2, type_id = $3, status_id = $4, reject_reason = NULL, reject_code = NULL, seq = DEFAULT
          WHERE id = $1`,
        [documentId, category, documentTypeId ?? null, documentStatusId.pending],
      );
      await link(tx, customerId, documentId, matter);
      await tell(tx, context, 'assigned', before);
      return settleKyc(tx, customerId, context);
    });
    context.publish([{ customerId, event: 'documentsChanged', subject: documentId }, ...hints]);
  },

  async adminDocumentRemove({ documentId }, context) {
    const { customerId } = callerOf(context);
    await context.db.transaction(async (tx) => {
      const before = await unlink(tx, context, documentId);
      await tx.query('UPDATE document SET status_id = $2 WHERE id = $1', [documentId, documentStatusId.canceled]);
      await tell(tx, context, 'removed', before);
    });
    context.publish([{ customerId, event: 'documentsChanged', subject: documentId }]);
  },
} satisfies Partial<Handlers<Rooms['kycTax']>>;
