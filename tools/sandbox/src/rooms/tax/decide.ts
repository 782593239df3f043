import type { CertificationStatus } from '@bank/protocol/tax-personal';
import { accessHints } from '../../identity/standing/access-hints';
import type { Tx } from '../../platform/db';
import { documentNotice } from '../../platform/documents/notice-lines';
import type { CallContext } from '../../platform/handler';
import type { Language } from '../../platform/languages';
import type { BankEvent } from '../../platform/events';
import { say } from './texts';

type Decided = Extract<CertificationStatus, 'validated' | 'rejected'>;

const TEXTS = {
  validated: { subject: 'acceptedSubject', text: 'acceptedText' },
  rejected: { subject: 'rejectedSubject', text: 'rejectedText' },
} as const;

/**
 * The bank accepts or rejects the certification that waits, and tells the customer, in the caller's transaction.
 * @returns the hints to publish after the commit; null where none waits
 */
export async function decideCertification(
  tx: Tx,
  customerId: number,
  status: Decided,
  { clock, outbox }: Pick<CallContext, 'clock' | 'outbox'>,
): Promise<BankEvent[] | null> {
  const [waiting] = await tx.query<{ id: number }>(
    `SELECT max(t.id) AS id FROM customer c JOIN tax_certification t ON t.customer_id = c.id AND t.representative_id IS NULL
      WHERE c.id = $1 AND c.tax_status = 'pending' HAVING max(t.id) IS NOT NULL`,
    [customerId],
  );
  if (!waiting) return null;
  await tx.query('INSERT INTO tax_decision (certification_id, status, decided_at) VALUES ($1, $2, $3)', [
    waiting.id,
    status,
    new Date(clock.now()),
  ]);
  await tx.query('UPDATE customer SET tax_status = $2 WHERE id = $1', [customerId, status]);
  const { subject, text } = TEXTS[status];
  const words = (language: Language) => ({ subject: say(language, subject), text: say(language, text) });
  const kind = status === 'rejected' ? 'documentRejected' : 'info';
  const told = await outbox.notify(tx, documentNotice(kind, { customerId }, words));
  return [...told, ...(await accessHints(tx, customerId))];
}
