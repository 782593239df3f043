import { AmountText, isPrepayment, PrepaymentNote, shownBalance } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { isZero } from '@bank/money';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import { CurrencyToken } from '@bank/ui';
import { ChevronRight, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openAccounts } from '../account-rules';
import { useChosenAccount, useHomeAddress } from './chosen-account';
import { worthIn } from './total';
import { useMainCurrency } from './use-total';

/** The open accounts side by side, and the way to their place; the chosen one drives chart and activity. They scroll in their own row. */
export function AccountTiles({ accounts }: { accounts: readonly Account[] }) {
  const t = useText();
  const { set } = useHomeAddress();
  // A debit card spends the money of its account, which has a tile.
  const open = openAccounts(accounts).filter(({ settlementAccountId }) => settlementAccountId === null);
  const chosen = useChosenAccount(accounts);
  const choose = (accountId: number | null) => set('account', accountId === null ? null : String(accountId));
  return (
    <div className="tiles">
      <div role="radiogroup" aria-label={t('kit.account')} className="contents">
        {open.length > 1 && (
          <Tile isChosen={chosen === null} onChoose={() => choose(null)}>
            <span className="tile-name">
              <span aria-hidden="true" className="coin">
                <Layers />
              </span>
              <span className="truncate">
                <Text id="accounts.tiles.all" />
              </span>
            </span>
            <span className="tile-amount text-muted">
              <Text id="accounts.tiles.count" values={{ count: open.length }} />
            </span>
          </Tile>
        )}
        {open.map((account) => (
          <Tile
            key={account.accountId}
            isChosen={chosen?.accountId === account.accountId}
            onChoose={() => choose(account.accountId)}
          >
            <span className="tile-name">
              <CurrencyToken currency={account.currencyCode} />
              <span className="truncate">{account.name}</span>
            </span>
            <TileAmounts account={account} accounts={accounts} />
          </Tile>
        ))}
      </div>
      <Link to={paths.accounts.to()} className="tile tile-more">
        <Text id="kit.place.accounts" />
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </div>
  );
}

function Tile({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <label className="tile">
      <input type="radio" name="home-account" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

/** In its own currency; the faces that list accounts in lines also say what it is worth in the main one. */
function TileAmounts({ account, accounts }: { account: Account; accounts: readonly Account[] }) {
  const main = useMainCurrency(accounts);
  const amount = shownBalance(account);
  const { currencyCode: currency, pendingAmount } = account;
  const isListed = BRAND.hero === 'ledger' || BRAND.hero === 'board';
  const worth =
    isListed && main.currency !== null && main.currency !== currency
      ? worthIn(main.currency, { amount, currency }, main.rates ?? [])
      : null;
  return (
    <>
      <span className="tile-amount">
        <AmountText amount={amount} currency={currency} />
      </span>
      {worth && main.currency !== null && (
        <span className="tile-worth">
          <Text
            id="accounts.tiles.about"
            values={{ amount: <AmountText amount={worth.amount} currency={main.currency} /> }}
          />
        </span>
      )}
      {isPrepayment(account) && (
        <span className="tile-held">
          <PrepaymentNote account={account} />
        </span>
      )}
      {!isZero(pendingAmount) && (
        <span className="tile-held">
          <Text
            id="accounts.home.onHold"
            values={{ amount: <AmountText amount={pendingAmount} currency={currency} /> }}
          />
        </span>
      )}
    </>
  );
}
