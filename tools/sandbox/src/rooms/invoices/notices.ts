import type { Invoice } from '@bank/protocol/invoices';
import { sayAmount } from '../../ledger/say-amount';
import type { CallContext } from '../../platform/handler';
import { asLine } from '../../platform/notices';
import type { Notice, Words } from '../../platform/notices';
import { paperDay } from './invoice-paper';
import { say } from './texts';

/** What tells needs no caller: jobs tell, too. */
type Teller = Pick<CallContext, 'outbox' | 'publish'>;

type Told = Pick<Invoice, 'id' | 'amount' | 'currencyCode' | 'dueDate'>;

/** Tells the payer that an invoice has come, and both sides' screens that their lists have changed. */
export async function tellPayer(
  { payerCustomer, from, ...invoice }: Told & { payerCustomer: number; from: { customerId: number; name: string } },
  context: CallContext,
): Promise<void> {
  const words = (language: string) => ({
    subject: say(language, 'received', { name: from.name }),
    text: say(language, 'receivedText', {
      ...{ name: from.name, amount: sayAmount(language, invoice.amount, invoice.currencyCode) },
      day: paperDay(language)(invoice.dueDate),
    }),
  });
  await tell(context, invoice, [payerCustomer, from.customerId], noticeOf(payerCustomer, 'info', words, invoice.id));
}

/** Tells the payer again what of an invoice is open, and until when. */
export async function tellReminder(
  {
    payerCustomer,
    from,
    ...invoice
  }: Told & Pick<Invoice, 'openAmount'> & { payerCustomer: number; from: { customerId: number; name: string } },
  context: Teller,
): Promise<void> {
  const words = (language: string) => ({
    subject: say(language, 'reminder', { name: from.name }),
    text: say(language, 'reminderText', {
      ...{ name: from.name, amount: sayAmount(language, invoice.openAmount, invoice.currencyCode) },
      day: paperDay(language)(invoice.dueDate),
    }),
  });
  await tell(context, invoice, [payerCustomer, from.customerId], noticeOf(payerCustomer, 'warning', words, invoice.id));
}

/** Tells who sent an invoice that its payer has rejected it, and why. */
export async function tellRejected(
  {
    payeeCustomer,
    payer,
    ...invoice
  }: Told & { payeeCustomer: number; payer: { customerId: number; name: string } } & Pick<Invoice, 'rejectNote'>,
  context: CallContext,
): Promise<void> {
  const words = (language: string) => ({
    subject: say(language, 'wasRejectedSubject', { name: payer.name }),
    text: say(language, invoice.rejectNote === '' ? 'wasRejectedText' : 'wasRejectedWhyText', {
      ...{ name: payer.name, amount: sayAmount(language, invoice.amount, invoice.currencyCode) },
      note: invoice.rejectNote,
    }),
  });
  await tell(context, invoice, [payeeCustomer, payer.customerId], noticeOf(payeeCustomer, 'warning', words));
}

/** A message to a customer, and the line of their notification centre (ADR-32). The subject names no amount, so it is the discreet form. */
function noticeOf(
  customerId: number,
  severity: 'info' | 'warning',
  words: (language: string) => Words,
  /** The invoice that the line asks its reader to pay, where it does. */
  toPay: number | null = null,
): Notice {
  return {
    ...{ customerId, topic: 'transfers', words },
    line: {
      ...{ customerId, severity, accountId: null },
      ...(toPay === null ? { type: 'info', subject: null } : { type: 'invoice', subject: String(toPay) }),
      words: asLine(words),
    },
  };
}

async function tell({ outbox, publish }: Teller, { id }: Told, customers: readonly number[], notice: Notice) {
  publish(customers.map((customerId) => ({ customerId, event: 'invoicesChanged', subject: String(id) })));
  try {
    await outbox.tell(notice);
  } catch {
    // The invoice is written: a failed notification must not make it look failed, or it would be written twice.
  }
}
