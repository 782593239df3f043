import { accountKind } from '@bank/kit';
import { isCrypto } from '@bank/money';
import { accountType, type Account } from '@bank/protocol/accounts';
import type { Rate } from '@bank/protocol/totals';

/** Currencies that the customer can open an account or a wallet in. */
export interface Openable {
  accounts: string[];
  wallets: string[];
}

/**
 * Those of the bank that no open payment account is in yet (R2.7.52, R2.7.53), in the bank's order.
 * @param hasWallets whether the customer may keep digital money
 */
export function openable(accounts: readonly Account[], rates: readonly Rate[], hasWallets: boolean): Openable {
  const held = new Set(
    accounts
      .filter((account) => account.type === accountType.payment && accountKind(account) !== 'closed')
      .map(({ currencyCode }) => currencyCode),
  );
  const free = [...new Set(rates.map(({ fromCurrencyCode }) => fromCurrencyCode))].filter((code) => !held.has(code));
  return {
    accounts: free.filter((code) => !isCrypto(code)),
    wallets: hasWallets ? free.filter((code) => isCrypto(code)) : [],
  };
}
