import { Text, useFormat } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { VisuallyHidden } from '@bank/ui';
import { useState } from 'react';
import { arrivals } from '../account-rules';

/** Says politely what came in while the page was open; the figures themselves have changed by then. */
export function Arrivals({ accounts }: { accounts: readonly Account[] }) {
  const format = useFormat();
  const [known, setKnown] = useState({ accounts, said: arrivals([], []) });
  if (known.accounts !== accounts) setKnown({ accounts, said: arrivals(known.accounts, accounts) });
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {known.said.map(({ account, more }) => (
          <Text
            key={account.accountId}
            id="accounts.home.received"
            values={{ amount: format.amount(more, account.currencyCode), name: account.name }}
          />
        ))}
      </span>
    </VisuallyHidden>
  );
}
