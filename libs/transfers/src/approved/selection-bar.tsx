import { AmountText } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import { Button, Panel } from '@bank/ui';
import { totalsOf } from './approved-rules';

interface SelectionBarProps {
  selected: readonly TransactionRequest[];
  onDecide(isDeclined: boolean): void;
}

/** How many are selected and what they come to, always in view: above the phone's bar, at the foot of a desktop's page. */
export function SelectionBar({ selected, onDecide }: SelectionBarProps) {
  const t = useText();
  return (
    <Panel
      aria-label={t('transfers.approved.selection')}
      className="laptop:bottom-4 border-line sticky bottom-[calc(var(--bar-room)+0.5rem)] z-10 flex flex-wrap items-center gap-3 border"
    >
      <p role="status" className="min-w-0 flex-1 basis-40">
        <span className="block font-medium">
          <Text id="transfers.approved.selected" values={{ count: selected.length }} />
        </span>
        <span className="text-muted flex flex-wrap gap-x-3 text-sm">
          {totalsOf(selected).map(({ currency, amount }) => (
            <AmountText key={currency} amount={amount} currency={currency} always />
          ))}
        </span>
      </p>
      <div className="tablet:flex-none flex flex-1 flex-wrap gap-3">
        <Button variant="secondary" className="flex-1" onClick={() => onDecide(true)}>
          <Text id="transfers.approved.decline" />
        </Button>
        <Button className="flex-1" onClick={() => onDecide(false)}>
          <Text id="transfers.approved.approve" />
        </Button>
      </div>
    </Panel>
  );
}
