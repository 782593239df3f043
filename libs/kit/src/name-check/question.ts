import type { Input } from '@bank/protocol';
import { isMailbox } from '@bank/protocol';
import type { payeeNameCheck } from '@bank/protocol/payees-name-check';

export type Question = Input<typeof payeeNameCheck>;

/** Where the money would go. What a form knows beside it, such as the currency, is left out of the question. */
export type CheckedTarget =
  | { kind: 'person'; email: string | number }
  | { kind: 'bank'; countryCode: string; extraParams: Readonly<Record<string, string | number>> };

/** What the bank is asked. */
export function questionOf(name: string, target: CheckedTarget): Question {
  if (target.kind === 'person') {
    return { name: name.trim(), target: { kind: 'person', email: String(target.email).trim() } };
  }
  const { countryCode, extraParams } = target;
  return { name: name.trim(), target: { kind: 'bank', countryCode, extraParams: { ...extraParams } } };
}

/** The shortest IBAN has 15 characters, the shortest account number of the bank's fields 4. */
const IBAN_FROM = 15;
const ACCOUNT_FROM = 4;

/** True when name and account are complete enough for the bank to compare: a half-typed account would count as a guess. */
export function isAskable({ name, target }: Question): boolean {
  if (String(name).length < 2) return false;
  if (target.kind === 'person') return isMailbox(String(target.email));
  const { iban = '', accountNumber = '' } = target.extraParams;
  return plainLength(iban) >= IBAN_FROM || plainLength(accountNumber) >= ACCOUNT_FROM;
}

const plainLength = (value: string | number): number => String(value).replace(/[\s-]/g, '').length;
