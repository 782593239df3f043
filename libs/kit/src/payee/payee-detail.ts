import type { Payee } from '@bank/protocol/payment';

/**
 * The one detail that tells a payee from others of their name, for the bank and for the screen: an address, a number (R0.22). A screen
 * shows it with `payeeNote` or `payeeShown`.
 */
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

/** The same in place of the name: an account of the customer's own is known by its name, never by its number. */
export const payeeShown = (payee: Payee): string => (payee.kind === 'ownAccount' ? payee.name : payeeDetail(payee));

/** The same beside the name, which is all that there is to say about an account of the customer's own. */
export const payeeNote = (payee: Payee): string => (payee.kind === 'ownAccount' ? '' : payeeDetail(payee));

const isIban = (number: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number);

/** An IBAN in groups of four, as it is printed and read aloud. */
export const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
