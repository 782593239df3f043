import { query } from '@bank/api-client';
import { AmountText } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { balanceInquiry } from '@bank/protocol/accounts';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { Button, Panel } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { totalsOf } from './approved-rules';

interface SelectionBarProps {
  selected: readonly TransactionRequest[];
  onDecide(isDeclined: boolean): void;
}

/** How many are chosen, what they come to and what stays, in view while the window has the height for it. */
export function SelectionBar({ selected, onDecide }: SelectionBarProps) {
  const t = useText();
  const accounts = useQuery(query(balanceInquiry, undefined, { lazy: true })).data?.accounts.account ?? [];
  const paying = new Set(selected.map(({ summary }) => summary.fromAccountId));
  return (
    <Panel aria-label={t('transfers.approved.selection')} className="selection-bar flex flex-wrap items-center gap-3">
      <p role="status" className="min-w-0 flex-1 basis-52">
        <span className="flex flex-wrap gap-x-2 font-semibold">
          <Text id="transfers.approved.selected" values={{ count: selected.length }} />
          {totalsOf(selected).map(({ currency, amount }) => (
            <AmountText key={currency} amount={amount} currency={currency} size="told" always />
          ))}
        </span>
        <span className="text-muted flex flex-wrap gap-x-3 text-sm">
          {accounts
            .filter(({ accountId }) => paying.has(accountId))
            .map(({ accountId, name, available, currencyCode }) => (
              <span key={accountId}>
                <Text
                  id="transfers.approved.leavesIn"
                  values={{
                    amount: <AmountText key="amount" amount={available} currency={currencyCode} size="told" />,
                    account: name,
                  }}
                />
              </span>
            ))}
        </span>
      </p>
      <div className="tablet:flex-none flex flex-1 gap-3">
        <Button variant="secondary" onClick={() => onDecide(true)}>
          <Text id="transfers.approved.decline" />
        </Button>
        <Button className="flex-1" onClick={() => onDecide(false)}>
          <Text id="transfers.approved.approve" />
        </Button>
      </div>
    </Panel>
  );
}
