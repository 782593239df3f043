import type { Parsed } from '@bank/protocol';
import type { payeeAdd } from '@bank/protocol/payees-edit';
import type { BankScheme, BankTransferType } from '@bank/protocol/transfers-external';
import { unseenAt } from '@bank/protocol/plain-name';
import { refusal } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import { callerOf } from '../../../platform/handler';
import type { CallContext } from '../../../platform/handler';
import type { MayRefuse } from '../../../platform/refusal';
import { labelOf, readAnswers, wrongField } from '../external/bank-fields';
import { ACCOUNT_SCHEMES, schemeFor } from '../external/schemes';
import { unseenIn } from '../mass/unseen';
import { refused } from './texts';

/** Where money to a payee goes, checked and in the form that the bank stores. */
export interface Target {
  kind: 'person' | 'bank';
  /** What tells the account from all others. Payments to it contain the same (`payment.details`, the payee's e-mail). */
  identity: Readonly<Record<string, string>>;
  email: string | null;
  country: string | null;
  currency: string | null;
  type: BankTransferType | null;
  scheme: BankScheme | null;
  extraParams: Readonly<Record<string, string>>;
}

type Wish = Parsed<typeof payeeAdd>['target'];
type Context = CallContext & MayRefuse<'unknownPayee' | 'ownAddress' | 'noWay' | 'invalidBankDetails'>;

/**
 * Checks every field of a target as a payment to it would (R2.7.94).
 * @throws Refusal unknownPayee, ownAddress, noWay or invalidBankDetails, at the field
 */
export async function targetOf(tx: Tx, wish: Wish, context: Context): Promise<Target> {
  return wish.kind === 'person' ? personTarget(tx, wish.email, context) : bankTarget(wish, context);
}

async function personTarget(tx: Tx, typed: string, context: Context): Promise<Target> {
  const email = typed.trim().toLowerCase();
  if (unseenAt(email) !== null) {
    const what = labelOf('onlyEmail', context.lang);
    throw refusal(context, { reason: 'unknownPayee', field: 'email', what, ...unseenIn(email) });
  }
  const [found] = await tx.query<{ customerId: number | null }>(
    'SELECT customer_id AS "customerId" FROM app_user WHERE email = $1',
    [email],
  );
  if (typeof found?.customerId !== 'number') throw refused(context, 'unknownPayee', { field: 'email' });
  if (found.customerId === callerOf(context).customerId) throw refused(context, 'ownAddress', { field: 'email' });
  const none = { country: null, currency: null, type: null, scheme: null, extraParams: {} };
  return { kind: 'person', identity: { email }, email, ...none };
}

function bankTarget(wish: Extract<Wish, { kind: 'bank' }>, context: Context): Target {
  const { countryCode, currencyCode, type, extraParams } = wish;
  const scheme = schemeFor(type, countryCode, currencyCode);
  if (!scheme || !ACCOUNT_SCHEMES.includes(scheme)) throw refused(context, 'noWay', { field: 'currencyCode' });
  const { answers, wrong } = readAnswers(scheme, countryCode, extraParams);
  if (wrong !== null) {
    const given = extraParams[wrong] ?? '';
    if (unseenAt(given) !== null) throw refusal(context, wrongField(wrong, given, context.lang));
    const values = { field: labelOf(wrong, context.lang) };
    throw refused(context, 'invalidBankDetails', { field: wrong, values });
  }
  return {
    kind: 'bank',
    identity: accountIdentity(countryCode, answers),
    email: null,
    country: countryCode,
    currency: currencyCode,
    type,
    scheme: scheme.name,
    extraParams: answers,
  };
}

/** What names an account; the rest (address, kind of account) may differ from payment to payment. */
const NAMES_ACCOUNT = ['accountNumber', 'sortCode', 'routingNumber', 'swift', 'bankCode', 'branchCode'] as const;

/** An IBAN names its account alone; without one it is the number together with every code of bank and branch. */
export function accountIdentity(
  countryCode: string,
  answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (answers['iban']) return { countryCode, iban: answers['iban'] };
  const named = NAMES_ACCOUNT.flatMap((name) => (answers[name] ? [[name, answers[name]] as const] : []));
  return { countryCode, ...Object.fromEntries(named) };
}

/** The detail that distinguishes namesakes, for logs and messages: an account number masked in the middle. */
export function maskedDetail({ email, extraParams }: Pick<Target, 'email' | 'extraParams'>): string {
  if (email !== null) return email;
  const number = extraParams['iban'] ?? extraParams['accountNumber'] ?? '';
  return number.length > 8 ? `${number.slice(0, 4)} •••• ${number.slice(-4)}` : `•••• ${number.slice(-2)}`;
}
