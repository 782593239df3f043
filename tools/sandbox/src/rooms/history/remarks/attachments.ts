import type { attachmentAdd, attachmentFile, attachmentRemove } from '@bank/protocol/history-remarks';
import { readDocument } from '../../../platform/documents/store';
import { refused as refusedDocument } from '../../../platform/documents/texts';
import { callerOf, wholeFile } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { findTransaction } from '../details';
import { paymentOf } from '../../../ledger/payment-of';
import { refused, refusedFile } from '../texts';

/** Files of one payment. */
const MOST = 10;

/** Keeps a bill or a receipt for the customer alone (R2.7.27); of a picture what is seen (R0.72). */
export const addAttachment: Handler<typeof attachmentAdd> = async ({ transactionId, file }, context) => {
  if (!(await findTransaction(context, transactionId))) throw refused(context, 'unknown');
  const { content, mediaType, fileName } = await readDocument(context, file);
  const attachmentId = context.ids.next();
  // One statement counts and adds, so that two files sent at once do not both fit into the last place.
  const added = await context.db.transaction(async (tx) => {
    const key = [callerOf(context).customerId, paymentOf(transactionId)];
    await tx.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', key);
    return tx.query(
      `INSERT INTO attachment (id, customer_id, payment_id, file_name, media_type, content)
       SELECT $3, $1, $2, $4, $5, $6
        WHERE (SELECT count(*) FROM attachment WHERE customer_id = $1 AND payment_id = $2) < ${MOST} RETURNING id`,
      [...key, attachmentId, fileName, mediaType, content],
    );
  });
  if (added.length === 0) throw refusedDocument(context, 'tooManyDocuments', { field: 'file' });
  return { attachmentId };
};

export const removeAttachment: Handler<typeof attachmentRemove> = async ({ attachmentId }, context) => {
  const gone = await context.db.query('DELETE FROM attachment WHERE id = $1 AND customer_id = $2 RETURNING id', [
    attachmentId,
    callerOf(context).customerId,
  ]);
  if (gone.length === 0) throw refused(context, 'noAttachment');
};

/** The ending that each kind of file has. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

export const sendAttachment: Handler<typeof attachmentFile> = async ({ attachmentId }, context) => {
  const [found] = await context.db.query<{ mediaType: string; content: Buffer }>(
    'SELECT media_type AS "mediaType", content FROM attachment WHERE id = $1 AND customer_id = $2',
    [attachmentId, callerOf(context).customerId],
  );
  if (!found) throw refusedFile(context, 'noAttachment', { status: 404 });
  const { mediaType, content } = found;
  return wholeFile({ name: `attachment-${attachmentId}.${ENDINGS[mediaType] ?? 'bin'}`, mediaType, content });
};
