import type { Outcome, OutcomeSubject } from '@bank/api-client';
import type { MessageId } from '@bank/i18n';
import type { RequestApproval } from '@bank/protocol/transfer-requests';
import type { PaymentStatus } from '@bank/protocol/payment';
import type { Severity } from '../notifications/notifications';
import type { Words } from './finding-text';

interface News {
  severity: Severity;
  title: string;
  body: string;
  /** Said while balances are hidden. */
  discreet: string;
}

/** How a payment that the bank has found stands, and what that means. */
const FOUND: Readonly<Record<PaymentStatus, { severity: Severity; title: MessageId; body: MessageId | null }>> = {
  posted: { severity: 'success', title: 'kit.found.made', body: null },
  held: { severity: 'success', title: 'kit.found.made', body: null },
  released: { severity: 'success', title: 'kit.found.made', body: 'kit.found.onItsWay' },
  returned: { severity: 'error', title: 'kit.found.returned', body: 'kit.found.returnedBody' },
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

/** The user's own decision counts; one that waits for its code, or whose code is over, has decided nothing. */
const DECIDED: ReadonlySet<RequestApproval['status']> = new Set(['approved', 'declined']);

/** What became of a call, as news for the person who has left its screen. */
export function outcomeNews(about: OutcomeSubject, outcome: Outcome, { t, format }: Words): News {
  if (outcome.what === 'absent' || (outcome.what === 'decision' && !DECIDED.has(outcome.decision.status))) {
    const { title, body } = ABSENT[about.what];
    return {
      severity: 'warning',
      title: t(title),
      discreet: t(title),
      body: sentences(subjectOf(about, { t, format }), t(body)),
    };
  }
  if (outcome.what === 'decision') {
    const said = t('kit.found.decided');
    return { severity: 'success', title: said, discreet: said, body: t('kit.found.decidedBody') };
  }
  const { summary, status } = outcome.payment;
  const facts = { amount: summary.amount, currencyCode: summary.currencyCode, payeeName: summary.payee.name };
  const { severity, title, body } = FOUND[status];
  const whole = subjectOf({ ...about, ...facts }, { t, format });
  return { severity, title: t(title), discreet: t(title), body: sentences(whole, body === null ? '' : t(body)) };
}

/** "€10.00 to Ben." */
function subjectOf({ amount, currencyCode, payeeName }: OutcomeSubject, { t, format }: Words): string {
  if (amount === undefined || currencyCode === undefined || payeeName === undefined) return '';
  return t('kit.found.subject', { amount: format.amount(amount, currencyCode), name: payeeName });
}

const sentences = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
