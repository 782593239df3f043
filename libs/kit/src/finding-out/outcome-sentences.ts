import type { Outcome, OutcomeSubject } from '@bank/api-client';
import type { Formats, MessageId, TextOf } from '@bank/i18n';
import type { PaymentStatus } from '@bank/protocol/transfers';
import type { Severity } from '../notifications/notifications';

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

/** What is being found out, in one sentence; in general words where the facts are gone (they end with a session). */
export function findingText(
  { what, amount, currencyCode, payeeName, count }: OutcomeSubject,
  { t, format }: Words,
): string {
  const { whole, plain } = FINDING[what];
  if (what === 'decision') return count === undefined ? t(plain) : t(whole, { count });
  if (amount === undefined || currencyCode === undefined || payeeName === undefined) return t(plain);
  return t(whole, { amount: format.amount(amount, currencyCode), name: payeeName });
}

interface News {
  severity: Severity;
  title: string;
  body: string;
}

/** How a payment that the bank has found stands, and what that means. */
const FOUND: Readonly<Record<PaymentStatus, { severity: Severity; title: MessageId; body: MessageId | null }>> = {
  posted: { severity: 'success', title: 'kit.found.made', body: null },
  created: { severity: 'info', title: 'kit.found.waits', body: 'kit.found.waitsForOther' },
  pending: { severity: 'warning', title: 'kit.found.waits', body: 'kit.found.waitsForYou' },
  rejected: { severity: 'error', title: 'kit.found.notMade', body: 'kit.found.nothingMoved' },
  cancelled: { severity: 'info', title: 'kit.found.notMade', body: 'kit.found.nothingMoved' },
  expired: { severity: 'error', title: 'kit.found.notMade', body: 'kit.found.nothingMoved' },
};

const ABSENT: Readonly<Record<OutcomeSubject['what'], { title: MessageId; body: MessageId }>> = {
  payment: { title: 'kit.found.notMade', body: 'kit.found.absentPayment' },
  approval: { title: 'kit.found.notApproved', body: 'kit.found.absentApproval' },
  decision: { title: 'kit.found.notDecided', body: 'kit.found.absentDecision' },
};

/** What became of a call, as news for the person who has left its screen. */
export function outcomeNews(about: OutcomeSubject, { transfer }: Outcome, { t, format }: Words): News {
  // A decision that still waits for its code has decided nothing.
  if (transfer === null || (about.what === 'decision' && transfer.status === 'created')) {
    const { title, body } = ABSENT[about.what];
    return { severity: 'warning', title: t(title), body: sentences(subjectOf(about, { t, format }), t(body)) };
  }
  const { summary, status } = transfer;
  const facts = { amount: summary.amount, currencyCode: summary.currencyCode, payeeName: summary.payee.name };
  if (about.what === 'decision') {
    return { severity: 'success', title: t('kit.found.decided'), body: t('kit.found.decidedBody') };
  }
  const { severity, title, body } = FOUND[status];
  const whole = subjectOf({ ...about, ...facts }, { t, format });
  return { severity, title: t(title), body: sentences(whole, body === null ? '' : t(body)) };
}

/** "€10.00 to Ben." */
function subjectOf({ amount, currencyCode, payeeName }: OutcomeSubject, { t, format }: Words): string {
  if (amount === undefined || currencyCode === undefined || payeeName === undefined) return '';
  return t('kit.found.subject', { amount: format.amount(amount, currencyCode), name: payeeName });
}

const sentences = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
