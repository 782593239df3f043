import type { RequestApproval, TransactionRequest } from '@bank/protocol/transfer-requests';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { asLine } from '../../platform/notices';
import type { Notice, Words } from '../../platform/notices';
import { arrival } from '../../ledger/notices';
import { sayFacts } from '../../ledger/facts';
import { payeeText } from '../../ledger/payee';
import { sayAmount, sayDay } from '../../ledger/say-amount';
import { say } from '../../ledger/texts';

/** What a decision touched, as requests_settle answers it. */
export interface Touched {
  trxid: string;
  /** The user who made the request. */
  maker: number;
  from: number;
  /** Null for a payment that leaves the bank, as its payee is. */
  to: number | null;
  payeeCustomer: number | null;
  payerName: string;
  /** Approved by one person, and still waiting for another (R2.4.71). */
  isWaiting: boolean;
  /** When the money leaves, as an ISO instant; null for money that does not wait for it (R2.7.155). */
  releasesAt: string | null;
}

function wordsOf(lang: string, { summary }: TransactionRequest) {
  return {
    amount: sayAmount(lang, summary.amount, summary.currencyCode),
    payee: payeeText(summary.payee),
    fee: sayAmount(lang, summary.fee, summary.debitCurrencyCode),
  };
}

/**
 * Sends the approver the code of a set, or asks their phone, with every fact of every request as the ledger has it (R0.22).
 *
 * @param phone where an SMS goes
 */
export async function sendRequestCode(
  tx: Tx,
  context: CallContext,
  approval: RequestApproval,
  { code, phone }: { code: string; phone: string },
): Promise<void> {
  const { lang, outbox, config } = context;
  // Today's: the token was made before the address may have changed.
  const [user] = await tx.query<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [
    callerOf(context).userId,
  ]);
  const email = user?.email ?? callerOf(context).email;
  const list = approval.requests.map(({ summary }) => sayFacts(lang, summary)).join('; ');
  if (approval.approveType === 'push') {
    const subject = approval.approvalTransactionId ?? '';
    return outbox.send(tx, {
      reason: 'approval',
      channel: 'push',
      to: email,
      subject,
      text: say(lang, 'requestPushText', { list }),
    });
  }
  const minutes = String(Math.ceil(config.codeS / 60));
  const text = say(lang, 'requestCodeText', { code, list, minutes });
  if (approval.approveType === 'sms') return outbox.send(tx, { reason: 'code', channel: 'sms', to: phone, text, code });
  return outbox.send(tx, {
    reason: 'code',
    channel: 'email',
    to: email,
    subject: say(lang, 'requestCodeSubject'),
    text,
    code,
  });
}

/**
 * Tells everybody who made one of these requests what became of it, and whom it paid, each in their own language; in the
 * transaction that decided it.
 *
 * @param reason why it was declined, in the words of who declined it (R2.4.66); '' where nothing was said
 */
export async function tellMakers(
  tx: Tx,
  context: CallContext,
  { status, requests }: RequestApproval,
  { touched, reason }: { touched: readonly Touched[]; reason: string },
): Promise<BankEvent[]> {
  const [decider] = await tx.query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM app_user WHERE id = $1`,
    [callerOf(context).userId],
  );
  const by = decider?.name ?? '';
  const isDeclined = status === 'declined';
  const notices: Notice[] = [];
  for (const { trxid, maker, from, to, payeeCustomer, payerName, isWaiting, releasesAt } of touched) {
    const request = requests.find(({ transactionId }) => transactionId === trxid);
    if (!request) continue;
    const become = isDeclined ? 'Declined' : isWaiting ? 'ApprovedOnce' : 'Approved';
    const words = (language: string) =>
      decided(language, become, { ...wordsOf(language, request), by, reason }, releasesAt);
    notices.push({
      userId: maker,
      topic: 'transfers',
      words,
      line: {
        customerId: callerOf(context).customerId,
        type: 'requestDecided',
        severity: isDeclined ? 'warning' : 'success',
        subject: trxid,
        accountId: from,
        words: asLine(words),
      },
    });
    if (!isDeclined && !isWaiting && payeeCustomer !== null && payeeCustomer !== callerOf(context).customerId) {
      notices.push(arrival({ trxid, summary: request.summary }, { payeeCustomer, payerName, to: to ?? undefined }));
    }
  }
  return [...(await context.outbox.notify(tx, ...notices))];
}

function decided(
  language: string,
  become: 'Approved' | 'ApprovedOnce' | 'Declined',
  values: Record<'reason' | 'by', string>,
  releasesAt: string | null,
): Words {
  const said =
    become === 'Declined' && values.reason !== '' ? ` ${say(language, 'requestDeclinedReason', values)}` : '';
  const subject = say(language, `request${become}Subject`);
  if (releasesAt !== null) {
    // Nothing has been sent before its day (R2.7.155).
    const day = sayDay(language, releasesAt.slice(0, 10));
    return { subject, text: say(language, 'requestApprovedHeldText', { ...values, day }) };
  }
  return { subject, text: `${say(language, `request${become}Text`, values)}${said}` };
}
