import { Text, useFormat } from '@bank/i18n';
import { usePreferences } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { VisuallyHidden } from '@bank/ui';
import { useState } from 'react';
import { arrivals } from '../account-rules';

/** Announces arrivals politely while the page is open, without the amount while balances are hidden; the figures have changed already. */
export function Arrivals({ accounts }: { accounts: readonly Account[] }) {
  const format = useFormat();
  const isHidden = usePreferences((state) => state.hideBalances);
  const [known, setKnown] = useState({ accounts, said: arrivals([], []) });
  if (known.accounts !== accounts) setKnown({ accounts, said: arrivals(known.accounts, accounts) });
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {known.said.map(({ account, more }) => (
          <Text
            key={account.accountId}
            id={isHidden ? 'accounts.home.receivedHidden' : 'accounts.home.received'}
            values={{ amount: format.amount(more, account.currencyCode), name: account.name }}
          />
        ))}
      </span>
    </VisuallyHidden>
  );
}
