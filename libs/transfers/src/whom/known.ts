import { isOpenToPay, paymentOf } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Invoice } from '@bank/protocol/invoices';
import type { BookPayee } from '@bank/protocol/payees';
import type { RecentTransfer } from '@bank/protocol/transfers-recent';
import { plainText } from '@bank/ui';
import { isPayable } from '../book/payable';
import { recentPayees } from '../transfer-rules';
import { type Lead, toCustomer } from './leads';

/** A payee that the bank knows, and where a payment to it starts. */
export interface Known {
  id: string;
  name: string;
  /** What tells it from others of its name: an address, or the end of a number. */
  detail: string;
  lead: Lead;
  /** What was sent last, or what is due. */
  amount?: { amount: string; currencyCode: string };
  /** The day of it; an instant or `YYYY-MM-DD`. */
  date?: string;
}

/** More faces than a phone is wide are not looked at. */
const FACES = 5;
/** Recent payees outside of the bank (R2.9.4). */
const OUTSIDE = 5;

const endOf = (number: string): string => `•••• ${number.slice(-4)}`;

/** Whom the customer paid last, inside and outside of the bank, the latest first (R2.9.4). Disabled ones are hidden (R2.3.12). */
export function recentOf(transfers: readonly RecentTransfer[]): Known[] {
  const inside = recentPayees(transfers.filter(({ type }) => type === 'p2p'));
  const outside = transfers
    .filter(({ type, isDisabled, permission }) => type !== 'p2p' && !isDisabled && permission === '3d')
    .slice(0, OUTSIDE);
  return [...inside, ...outside]
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, FACES)
    .map(({ transactionId, name, type, email, ending, amount, currencyCode, date }) => ({
      id: transactionId,
      name,
      detail: email ?? endOf(ending ?? ''),
      lead:
        type === 'p2p' && email !== null
          ? toCustomer(email)
          : { to: paths.transferExternal.to({ recent: transactionId }) },
      amount: { amount, currencyCode },
      date,
    }));
}

/** Invoices that the customer can pay, those due first before the others. Each leads to its payment, filled in. */
export const dueOf = (invoices: readonly Invoice[]): Known[] =>
  invoices
    .filter(isOpenToPay)
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate))
    .map((invoice) => {
      const { toEmail, open: invoiceOpen, ...payment } = paymentOf(invoice);
      return {
        id: `invoice-${payment.invoiceId}`,
        name: invoice.payeeName ?? toEmail,
        detail: toEmail,
        lead: toCustomer(toEmail, { ...payment, invoiceOpen }),
        amount: { amount: payment.amount, currencyCode: payment.currency },
        date: invoice.dueDate,
      };
    });

/** The book of payees, without those who are offered as paid last, and without what cannot be paid as it is kept (R2.7.183). */
export const bookOf = (
  payees: readonly BookPayee[],
  { templates, recent }: { templates: Parameters<typeof isPayable>[1]; recent: readonly Known[] },
): Known[] =>
  payees
    .filter((payee) => isPayable(payee, templates))
    .map((payee) => ({
      id: payee.payeeId,
      name: payee.name,
      detail: payee.kind === 'person' ? payee.email : endOf(payee.accountNumber),
      lead:
        payee.kind === 'person' ? toCustomer(payee.email) : { to: paths.transferExternal.to({ payee: payee.payeeId }) },
    }))
    .filter(({ name, detail }) => !recent.some((other) => other.name === name && other.detail === detail));

/** Whether a payee is meant by what was typed; case and accents do not count. */
const isSought = ({ name, detail }: Known, typed: string): boolean =>
  plainText(`${name} ${detail}`).includes(plainText(typed.trim()));

/** Whom the bank knows. */
export interface KnownPayees {
  /** Paid last. */
  recent: readonly Known[];
  /** Wait for money. */
  due: readonly Known[];
  book: readonly Known[];
}

/** Those who are meant by what is typed; '' means all. */
export const narrowed = ({ recent, due, book }: KnownPayees, typed: string): KnownPayees => ({
  recent: recent.filter((payee) => isSought(payee, typed)),
  due: due.filter((payee) => isSought(payee, typed)),
  book: book.filter((payee) => isSought(payee, typed)),
});

/**
 * The only payee who is meant; null for none and for several, between whom the customer chooses. Who has sent an invoice may be paid
 * something else, so that an invoice is never what a name means.
 */
export function onlyOf(known: KnownPayees, typed: string): Known | null {
  const { recent, due, book } = narrowed(known, typed);
  const [only, ...others] = [...recent, ...book];
  return only && others.length === 0 && due.length === 0 ? only : null;
}
