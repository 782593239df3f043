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
      return isIban(payee.accountNumber) ? inFours(payee.accountNumber) : payee.accountNumber;
    case 'card':
      return payee.cardNumber;
    case 'wallet':
      return payee.address;
    case 'batch':
      return `× ${payee.rows}`;
  }
}

/** The same where no name stands beside it: an account of one's own by its name and last digits, which say more than its number. */
export const payeeShown = (payee: Payee): string =>
  payee.kind === 'ownAccount' ? `${payee.name} •••• ${String(payee.accountId).slice(-4)}` : payeeDetail(payee);

const isIban = (number: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number);

/** An IBAN in groups of four, as it is printed and read aloud. */
export const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
