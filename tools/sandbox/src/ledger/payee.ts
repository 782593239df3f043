import type { Payee } from '@bank/protocol/payment';
import { nameApart } from '../platform/catalogue';
import { shownMailbox } from '../platform/shown-mailbox';

/** The payee of a payment, with the detail that distinguishes namesakes; for messages (R0.22). */
export function payeeText(payee: Payee): string {
  return `${nameApart(payee.name)} (${detailOf(payee)})`;
}

/** What tells a payee from others of their name, for messages: an address as people read it (R0.174). */
export function detailOf(payee: Payee): string {
  switch (payee.kind) {
    case 'customer':
    case 'email':
      return shownMailbox(payee.email);
    case 'ownAccount':
      return String(payee.accountId);
    case 'bankAccount':
      return payee.accountNumber;
    case 'card':
      return payee.cardNumber;
    case 'wallet':
      return payee.address;
    case 'batch':
      return `× ${payee.rows}`;
  }
}
