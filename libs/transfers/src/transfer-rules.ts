import { accountKind, type AccountKind, PAYMENT_NOTE_MAX } from '@bank/kit';
import { type Amount, compare, isPositive } from '@bank/money';
import { mailboxKey } from '@bank/protocol';
import type { Account } from '@bank/protocol/accounts';
import type { RecentTransfer } from '@bank/protocol/transfers-recent';
import type { Permissions } from '@bank/session';
import { cleanedField } from './mass/reading/clean';

/** What a typed payee address is, before the bank is asked (R2.5.1). */
export type EmailCheck = 'empty' | 'invalid' | 'own' | 'lookup';

/** Longer than this, with an at-sign and a dot (R2.5.1). */
const EMAIL_LONGER_THAN = 5;

/**
 * Empty is allowed and asks nobody; what cannot be an address is flagged and asks nobody; one's own is refused here,
 * because money to oneself is a transfer between accounts.
 */
export function checkEmail(typed: string, ownEmail: string): EmailCheck {
  const email = cleanedField('email', typed);
  if (email === '') return 'empty';
  if (email.length <= EMAIL_LONGER_THAN || !email.includes('@') || !email.includes('.')) return 'invalid';
  return mailboxKey(email) === mailboxKey(ownEmail) ? 'own' : 'lookup';
}

/** The longest code of a coupon. */
export const COUPON_MAX = 32;
/** A note travels with the transfer (the row's own limit). */
export const NOTE_MAX = PAYMENT_NOTE_MAX;

/** How many recent payees are offered (R2.9.4). */
export const RECENT_PAYEES = 3;

/** Currencies nearly every payee can receive, offered after the customer's own. */
const COMMON_CURRENCIES = ['EUR', 'USD', 'GBP', 'RON'];

/** Which kinds of account money can be sent from: a receiving account only receives, a closed one does nothing. */
const CAN_SEND: Record<AccountKind, boolean> = {
  payment: true,
  prepayment: true,
  receiving: false,
  crypto: true,
  card: false,
  closed: false,
};

/** The accounts a transfer can start from, in the order they came. */
export function sendingAccounts(accounts: readonly Account[]): Account[] {
  return accounts.filter((account) => CAN_SEND[accountKind(account)]);
}

/**
 * The accounts that money can move into: with the right to move it, every open account that holds money; with the right to load a card,
 * an active prepaid card (R2.4.10, R2.4.13).
 */
export function receivingAccounts(
  accounts: readonly Account[],
  may: Pick<Permissions, 'moveBetween' | 'loadCard'>,
): Account[] {
  return accounts.filter((account) => {
    const kind = accountKind(account);
    if (kind === 'card') return may.loadCard && isLoadable(account);
    return may.moveBetween && (CAN_SEND[kind] || kind === 'receiving');
  });
}

/** Of a card (R2.3.17). */
const ACTIVE = 2;

const isLoadable = ({ subType, accountStatusId }: Account): boolean =>
  subType === 'PREPAID' && accountStatusId === ACTIVE;

/** The account chosen, or the first that can send. */
export function chosenAccount(accounts: readonly Account[], accountId: number | null): Account | undefined {
  return accounts.find((account) => account.accountId === accountId) ?? accounts[0];
}

/** The currency of a country that a way of its own carries there, where it is none of the common ones. */
const CURRENCY_OF: Readonly<Record<string, string>> = { CA: 'CAD' };

/**
 * What the payee can be sent: the account's currency first, then the customer's others, then the common ones and the country's own.
 * @param country of the payee's bank; '' and undefined where there is none
 */
export function offeredCurrencies(account: Account, accounts: readonly Account[], country = ''): string[] {
  // A wallet holds one coin and pays out in it; the bank exchanges between ordinary currencies.
  if (account.isCrypto) return [account.currencyCode];
  const own = accounts.filter((other) => !other.isCrypto).map((other) => other.currencyCode);
  const there = CURRENCY_OF[country];
  return [...new Set([account.currencyCode, ...own, ...COMMON_CURRENCIES, ...(there === undefined ? [] : [there])])];
}

/** The fee is asked for once there is an account and an amount above 0 (R2.5.3). */
export function canQuote(accountId: number | undefined, amount: Amount | ''): boolean {
  return accountId !== undefined && amount !== '' && isPositive(amount);
}

/** Whether what leaves the account, fee included, is more than may be spent (I3). */
export function isShort(total: Amount, available: Amount): boolean {
  return compare(total, available) > 0;
}

/** Recent payees: disabled entries are hidden (R2.3.12), one chip a person, three at most (R2.9.4). */
export function recentPayees(transfers: readonly RecentTransfer[]): (RecentTransfer & { email: string })[] {
  const byEmail = new Map<string, RecentTransfer & { email: string }>();
  for (const transfer of transfers) {
    const { email } = transfer;
    if (transfer.isDisabled || email === null || byEmail.has(mailboxKey(email))) continue;
    byEmail.set(mailboxKey(email), { ...transfer, email });
  }
  return [...byEmail.values()].slice(0, RECENT_PAYEES);
}

/** The accounts that payments can start from, which are at least one; otherwise null. */
export function firstAndOthers(accounts: readonly Account[]): readonly [Account, ...Account[]] | null {
  const [first, ...others] = sendingAccounts(accounts);
  return first ? [first, ...others] : null;
}
