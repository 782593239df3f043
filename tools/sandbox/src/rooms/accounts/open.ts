import { responseCode } from '@bank/protocol';
import type { addCurrency, createWallet } from '@bank/protocol/account-page';
import type { CustomerPermission } from '@bank/protocol/customer';
import type { Tx } from '../../platform/db';
import { refusal } from '../../ledger/refusal';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handler } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused, say } from './texts';

/** The account types that a customer opens by themself (R2.3.1). */
const PAYMENT = 1001;

/** The currency as the bank has it; null for one that it has not. */
async function isCryptoOf(tx: Tx, code: string): Promise<boolean | null> {
  const [found] = await tx.query<{ isCrypto: boolean }>(
    'SELECT is_crypto AS "isCrypto" FROM currency WHERE code = $1',
    [code],
  );
  return found?.isCrypto ?? null;
}

/** Locks the customer, so that two presses open one account. @throws Refusal for one who may not open any */
async function lockCustomer(tx: Tx, context: CallContext & MayRefuse<'notVerified'>): Promise<CustomerPermission[]> {
  const [customer] = await tx.query<{ mayOpen: boolean; permissions: CustomerPermission[] }>(
    'SELECT verified AND NOT limited AND NOT need_kyc AS "mayOpen", permissions FROM customer WHERE id = $1 FOR UPDATE',
    [callerOf(context).customerId],
  );
  if (!customer?.mayOpen) throw refused(context, 'notVerified');
  return customer.permissions;
}

/**
 * Opens an account in a currency that the customer, who is locked, has no open one in.
 * @returns its number
 */
async function openAccount(
  tx: Tx,
  account: { currency: string; name: string; isCrypto: boolean; walletAddress: string | null },
  context: CallContext & MayRefuse<'alreadyOpen'>,
): Promise<number> {
  const { customerId } = callerOf(context);
  const [known] = await tx.query<object>(
    'SELECT FROM account WHERE customer_id = $1 AND currency = $2 AND type = $3 AND status <> 11',
    [customerId, account.currency, PAYMENT],
  );
  if (known) throw refused(context, 'alreadyOpen', { field: 'currencyCode', values: { currency: account.currency } });
  const [opened] = await tx.query<{ id: number }>(
    `INSERT INTO account (customer_id, type, name, currency, is_crypto, wallet_address, opened_at, moved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING id`,
    [
      customerId,
      PAYMENT,
      account.name,
      account.currency,
      account.isCrypto,
      account.walletAddress,
      new Date(context.clock.now()),
    ],
  );
  if (!opened) throw new Error('no account was opened');
  return opened.id;
}

/** Names that no dictionary of currencies has. */
const CRYPTO_NAMES: Readonly<Record<string, string>> = { BTC: 'Bitcoin', ETH: 'Ether', USDT: 'Tether' };

/** The currency's own name in the customer's language, as accounts are called after them. */
function nameOf(currency: string, lang: string): string {
  const name = new Intl.DisplayNames([lang === 'ua' ? 'uk' : lang], { type: 'currency' }).of(currency) ?? currency;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

function announce(context: CallContext, accountId: number): void {
  const { customerId } = callerOf(context);
  context.publish([{ customerId, event: 'balanceChanged', subject: String(accountId) }]);
}

const add: Handler<typeof addCurrency> = async ({ currencyCode: currency }, context) => {
  const accountId = await context.db.transaction(async (tx) => {
    const isCrypto = await isCryptoOf(tx, currency);
    if (isCrypto === null) throw refusal(context, { reason: 'unknownCurrency' });
    if (isCrypto) throw refused(context, 'isWallet', { field: 'currencyCode', values: { currency } });
    await lockCustomer(tx, context);
    return openAccount(tx, { currency, name: nameOf(currency, context.lang), isCrypto, walletAddress: null }, context);
  });
  announce(context, accountId);
  return { accountId };
};

const wallet: Handler<typeof createWallet> = async ({ currencyCode: currency }, context) => {
  // Of no real chain, so that no real money can go there.
  const address = `sbx1${context.ids.code(38)}`;
  const accountId = await context.db.transaction(async (tx) => {
    const isCrypto = await isCryptoOf(tx, currency);
    if (isCrypto === null) throw refusal(context, { reason: 'unknownCurrency' });
    if (!isCrypto) throw refused(context, 'notWallet', { field: 'currencyCode', values: { currency } });
    const permissions = await lockCustomer(tx, context);
    if (!permissions.includes('funding.digital')) {
      throw refused(context, 'noWallets', { code: responseCode.accessDenied });
    }
    const name = say(context.lang, 'walletName', { currency: CRYPTO_NAMES[currency] ?? currency });
    return openAccount(tx, { currency, name, isCrypto, walletAddress: address }, context);
  });
  announce(context, accountId);
  return { accountId, address };
};

/** Accounts that a customer opens by themself. */
export const handlers = { addCurrency: add, createWallet: wallet };
