import type { Payee } from '@bank/protocol/payment';

/** The payee of a payment, with the detail that distinguishes namesakes; for messages (R0.22). */
export function payeeText(payee: Payee): string {
  return `${payee.name} (${detailOf(payee)})`;
}

/** What tells a payee from others of their name. */
export function detailOf(payee: Payee): string {
  switch (payee.kind) {
    case 'customer':
    case 'email':
      return payee.email;
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
