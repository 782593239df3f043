import { Text, useLocale, useText } from '@bank/i18n';
import { DayField, OPERATION_WORDS, TRANSACTION_STATES } from '@bank/kit';
import type { MessageId } from '@bank/i18n';
import { compare, decimalsOf, isAmount } from '@bank/money';
import { operationType, transactionStatus } from '@bank/protocol/history';
import { AmountField, Button, Dialog, isDay, Select, TextField } from '@bank/ui';
import { useState } from 'react';
import type { HistoryFilters } from '../history-filters';

interface FilterSheetProps {
  filters: HistoryFilters;
  currency: string;
  onClose(): void;
  onApply(filters: Draft): void;
}

/** The choices; '' means any. */
type Draft = Partial<Record<keyof HistoryFilters, string>>;

/** The id of "any", because a Select needs one. */
const ANY = 'any';

/** Everything a history can be filtered by, beside the keyword (R2.3.14). */
export function FilterSheet({ filters, currency, onClose, onApply }: FilterSheetProps) {
  const t = useText();
  const locale = useLocale();
  const [draft, setDraft] = useState<Draft>(filters);
  const [isTried, setTried] = useState(false);
  const set = (key: keyof HistoryFilters) => (value: string) =>
    setDraft((known) => ({ ...known, [key]: value === ANY ? '' : value }));
  const problem = isTried ? problemOf(draft) : null;
  const apply = () => {
    setTried(true);
    if (problemOf(draft) === null) onApply(draft);
  };
  const choice = (
    key: keyof HistoryFilters,
    label: MessageId,
    ids: readonly string[],
    word: (id: string) => string,
  ) => (
    <Select
      label={t(label)}
      value={draft[key] || ANY}
      onChange={set(key)}
      items={[{ id: ANY, label: t('history.any') }, ...ids.map((id) => ({ id, label: word(id) }))]}
    />
  );
  const amount = (key: 'fromAmount' | 'toAmount', label: MessageId, error?: string) => (
    <AmountField
      label={t(label)}
      size="regular"
      currency={currency}
      locale={locale}
      decimals={decimalsOf(currency)}
      value={draft[key] ?? ''}
      onChange={set(key)}
      error={error}
    />
  );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={t('history.filtersTitle')}
      closeLabel={t('history.closeFilters')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onApply({})}>
            <Text id="history.clearFilters" />
          </Button>
          <Button onClick={apply}>
            <Text id="history.apply" />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {choice('transactionType', 'history.typeLabel', operationType.options, (id) =>
          t(OPERATION_WORDS[operationType.parse(id)]),
        )}
        {choice('transactionDirection', 'history.direction', ['in', 'out'], (id) =>
          t(id === 'in' ? 'history.in' : 'history.out'),
        )}
        {choice('status', 'history.statusLabel', transactionStatus.options, (id) =>
          t(TRANSACTION_STATES[transactionStatus.parse(id)].label),
        )}
        <TextField
          name="email"
          type="email"
          label={t('history.filterEmail')}
          maxLength={254}
          value={draft.email ?? ''}
          onChange={(event) => set('email')(event.target.value)}
        />
        <div className="day-pair">
          <DayField
            name="fromDate"
            label={t('history.fromDate')}
            value={draft.fromDate ?? ''}
            onChange={set('fromDate')}
          />
          <DayField
            name="toDate"
            label={t('history.toDate')}
            value={draft.toDate ?? ''}
            onChange={set('toDate')}
            error={problem === 'dates' ? t('history.datesSwapped') : undefined}
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-x-3">
          {amount('fromAmount', 'history.fromAmount')}
          {amount('toAmount', 'history.toAmount', problem === 'amounts' ? t('history.amountsSwapped') : undefined)}
        </div>
      </div>
    </Dialog>
  );
}

/** A text that is no day says so at its field. A range that ends before it starts matches nothing, so the form refuses it. */
export function problemOf({ fromDate, toDate, fromAmount, toAmount }: Draft): 'day' | 'dates' | 'amounts' | null {
  if ([fromDate, toDate].some((day) => day && !isDay(day))) return 'day';
  if (fromDate && toDate && fromDate > toDate) return 'dates';
  if (fromAmount && toAmount && isAmount(fromAmount) && isAmount(toAmount) && compare(fromAmount, toAmount) > 0) {
    return 'amounts';
  }
  return null;
}
