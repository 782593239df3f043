import { paths } from '@bank/paths';
import type { BookPayee } from '@bank/protocol/payees';
import { plainText } from '@bank/ui';

/** The detail that distinguishes namesakes: the e-mail address, or the account number in groups of four. */
export const detailOf = (payee: BookPayee): string =>
  payee.kind === 'person' ? payee.email : grouped(payee.accountNumber);

/** An IBAN as people write it. Other numbers have no common grouping. */
export const grouped = (number: string): string =>
  /^[A-Z]{2}\d{2}/.test(number) ? number.replace(/(.{4})(?=.)/g, '$1 ') : number;

/** True when name, address, account number or bank contain the typed text; case, accents and spaces in numbers don't count. */
export function isFound(payee: BookPayee, typed: string): boolean {
  const sought = plainText(typed.trim());
  const details = payee.kind === 'person' ? [payee.email] : [payee.bankName ?? '', payee.accountNumber];
  const words = plainText([payee.name, ...details].join(' '));
  return words.includes(sought) || words.replaceAll(' ', '').includes(sought.replaceAll(' ', ''));
}

/** Where a payment to the payee starts, filled in. The account number stays out of the address, and so out of the browser's history. */
export const payAddress = (payee: BookPayee): string =>
  payee.kind === 'person'
    ? paths.transferP2p.to({ to: payee.email })
    : paths.transferExternal.to({ payee: payee.payeeId });
