import type { OutcomeSubject } from '@bank/api-client';
import type { Formats, MessageId, TextOf } from '@bank/i18n';

/** The two things a sentence is made with. */
export interface Words {
  t: TextOf;
  format: Pick<Formats, 'amount'>;
}

const FINDING: Readonly<Record<OutcomeSubject['what'], { whole: MessageId; plain: MessageId }>> = {
  payment: { whole: 'kit.finding.payment', plain: 'kit.finding.paymentPlain' },
  approval: { whole: 'kit.finding.approval', plain: 'kit.finding.approvalPlain' },
  decision: { whole: 'kit.finding.decision', plain: 'kit.finding.decisionPlain' },
};

/**
 * What is being found out, in one sentence; in general words where the facts are gone (they end with a session).
 * @param words.isHidden the reader hides amounts
 */
export function findingText(
  { what, amount, currencyCode, payeeName, count }: OutcomeSubject,
  { t, format, isHidden = false }: Words & { isHidden?: boolean },
): string {
  const { whole, plain } = FINDING[what];
  if (what === 'decision') return count === undefined ? t(plain) : t(whole, { count });
  if (isHidden || amount === undefined || currencyCode === undefined || payeeName === undefined) return t(plain);
  return t(whole, { amount: format.amount(amount, currencyCode), name: payeeName });
}
