import type { RequestApproval, TransactionRequest } from '@bank/protocol/transfer-requests';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { Language } from '../../platform/languages';
import type { Notice } from '../../platform/notices';
import { readerLanguages } from '../../platform/reader-languages';
import { worded } from '../../ledger/notices';
import { payeeText } from '../../ledger/payee';
import { sayAmount } from '../../ledger/say-amount';
import { say } from '../../ledger/texts';

/** What a decision touched, as requests_settle answers it. */
export interface Touched {
  trxid: string;
  /** The user who made the request. */
  maker: number;
  from: number;
  to: number;
  payeeCustomer: number;
}

function wordsOf(lang: string, { summary }: TransactionRequest) {
  return {
    amount: sayAmount(lang, summary.amount, summary.currencyCode),
    payee: payeeText(summary.payee),
    fee: sayAmount(lang, summary.fee, summary.debitCurrencyCode),
  };
}

/**
 * Sends the approver the code of a set, or asks their phone, with every amount, currency, payee and fee as the ledger has
 * them (R0.22).
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
  const { email } = callerOf(context);
  const list = approval.requests.map((request) => say(lang, 'requestItem', wordsOf(lang, request))).join('; ');
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
 */
export async function tellMakers(
  tx: Tx,
  context: CallContext,
  { status, requests }: RequestApproval,
  touched: readonly Touched[],
): Promise<BankEvent[]> {
  const { outbox } = context;
  const languages = await readerLanguages(
    tx,
    touched.map(({ maker }) => maker),
  );
  const [decider] = await tx.query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM app_user WHERE id = $1`,
    [callerOf(context).userId],
  );
  const by = decider?.name ?? '';
  const isDeclined = status === 'declined';
  const events: BankEvent[] = [];
  const notices: Notice[] = [];
  for (const { trxid, maker, payeeCustomer } of touched) {
    const request = requests.find(({ transactionId }) => transactionId === trxid);
    if (!request) continue;
    const lang = languages.get(maker) ?? 'en';
    const title = say(lang, isDeclined ? 'requestDeclinedSubject' : 'requestApprovedSubject');
    const body = say(lang, isDeclined ? 'requestDeclinedText' : 'requestApprovedText', {
      ...wordsOf(lang, request),
      by,
    });
    notices.push({ userId: maker, topic: 'transfers', subject: title, text: body });
    if (!isDeclined && payeeCustomer !== callerOf(context).customerId) {
      const words = (language: Language) => worded(request, language, 'arrived');
      notices.push({ customerId: payeeCustomer, topic: 'incoming', words });
    }
    const notification = { severity: isDeclined ? 'warning' : 'success', title, body } as const;
    events.push({ userId: maker, event: 'notification', subject: null, notification });
  }
  await outbox.notify(tx, ...notices);
  return events;
}
