import { documentCategory, documentType } from '@bank/protocol/documents';
import { decideDocument } from '../../identity/standing/decide-document';
import type { Decision } from '../../identity/standing/decide-document';
import { countriesOf } from '../../identity/standing/standing';
import type { Tx } from '../../platform/db';
import { CHECK_FILE } from '../../platform/documents/paper-words';
import { insertDocument } from '../../platform/documents/store';
import { takesType } from '../../platform/documents/types';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { EFFECTS } from './effects';
import { tellFailed } from './failed';
import type { ProviderMessage } from './message';
import { scheduleVideo } from './video';

/** The run that an answer is about. */
export interface AnsweredRun {
  id: string;
  customerId: number;
  userId: number;
}

type Bank = Pick<CallContext, 'clock' | 'ids' | 'outbox'>;

/**
 * Writes what an outcome means, in the caller's transaction and by the functions that a reviewer's decision goes through.
 * @param body the signed message: it is kept as the file behind the document, because it is what the decision rests on
 * @returns the hints to publish after the commit
 */
export async function applyOutcome(
  tx: Tx,
  run: AnsweredRun,
  { message, body }: { message: ProviderMessage; body: Buffer },
  bank: Bank,
): Promise<BankEvent[]> {
  const effect = EFFECTS[message.outcome];
  const { issuedAt, expiresAt } = message;
  switch (effect.does) {
    case 'accept':
      return decideShown(tx, run, { message, body }, { status: 'uploaded', issuedAt, expiresAt }, bank);
    case 'reject': {
      const isNameMismatch = effect.code === 'nameMismatch';
      return decideShown(tx, run, { message, body }, { status: 'rejected', code: effect.code, isNameMismatch }, bank);
    }
    case 'markDuplicate':
      await tx.query(
        `INSERT INTO verification_case (customer_id, is_duplicate) VALUES ($1, true)
         ON CONFLICT (customer_id) DO UPDATE SET is_duplicate = true`,
        [run.customerId],
      );
      return [];
    case 'callByVideo':
      await scheduleVideo(tx, run, bank);
      return [];
    case 'nothing':
      return [...(await tellFailed(tx, run, bank))];
  }
}

/** A document for each side that was shown, as an answer to the bank's question of identity, and the decision about it. */
async function decideShown(
  tx: Tx,
  run: AnsweredRun,
  { message, body }: { message: ProviderMessage; body: Buffer },
  decision: Decision,
  bank: Bank,
): Promise<BankEvent[]> {
  const { customerId, userId } = run;
  const category = documentCategory.identity;
  const countries = await countriesOf(tx, customerId);
  const shown = message.documentTypeIds ?? [documentType.passport];
  const hints: BankEvent[] = [];
  for (const typeId of shown) {
    if (!takesType(category, countries, typeId)) continue;
    const kept = { ...CHECK_FILE, content: body };
    const id = await insertDocument(tx, bank, { customerId, userId, category, typeId, ...kept });
    await tx.query(
      `INSERT INTO requirement_document (requirement_id, document_id)
       SELECT id, $3 FROM requirement WHERE customer_id = $1 AND category_id = $2 AND limit_reason_id IS NULL`,
      [customerId, category, id],
    );
    hints.push(...((await decideDocument(tx, id, decision, bank)) ?? []));
  }
  return hints;
}
