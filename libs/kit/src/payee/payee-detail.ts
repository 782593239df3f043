import type { Payee } from '@bank/protocol/transfers';

/** The one detail that tells a payee from others of their name: an address, a number. Always shown beside the name (R0.22). */
export function payeeDetail(payee: Payee): string {
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
  }
}
