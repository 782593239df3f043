import type { UploadedDocument } from '@bank/protocol/documents';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { DOCUMENT, showing, shown } from './papers';
import type { DocumentRow } from './papers';

/** A document that was just stored, and what followed from it. */
export interface Stored {
  id: string;
  hints: readonly BankEvent[];
}

/**
 * A document that was just stored, as answers show it; the screens of its owner hear of it. Call it after the commit.
 * @throws Error when there is none
 */
export async function sent(context: CallContext, { id, hints }: Stored): Promise<UploadedDocument> {
  context.publish([{ customerId: callerOf(context).customerId, event: 'documentsChanged', subject: id }, ...hints]);
  const [row] = await context.db.query<DocumentRow>(`SELECT ${DOCUMENT} FROM document d WHERE d.id = $1`, [id]);
  if (!row) throw new Error('a document that was just stored is not there');
  return shown(row, showing(context));
}
