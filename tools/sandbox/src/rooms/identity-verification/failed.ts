import { documentCategory } from '@bank/protocol/documents';
import { mattersOf } from '../../identity/standing/matters';
import type { Tx } from '../../platform/db';
import { documentNotice } from '../../platform/documents/notice-lines';
import { say } from '../../platform/documents/texts';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import type { Language } from '../../platform/languages';

/**
 * Tells who began a check of identity that it ended without an answer (R0.93). Nothing is said where the bank has been shown an identity in
 * another way meanwhile.
 * @returns the hints to publish after the commit
 */
export async function tellFailed(
  tx: Tx,
  run: { customerId: number; userId: number },
  { clock, outbox }: Pick<CallContext, 'clock' | 'outbox'>,
): Promise<readonly BankEvent[]> {
  const matters = await mattersOf(tx, run.customerId, clock.now());
  const isOpen = matters.some(
    ({ categoryId, representativeId, status }) =>
      categoryId === documentCategory.identity &&
      representativeId === null &&
      (status === 'none' || status === 'rejected'),
  );
  if (!isOpen) return [];
  const words = (language: Language) => ({
    subject: say(language, 'checkFailed'),
    text: say(language, 'checkFailedText'),
  });
  return outbox.notify(tx, documentNotice('documentFailed', run, words));
}
