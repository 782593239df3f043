import { useText } from '@bank/i18n';
import { DayField, OPERATION_WORDS } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { transactionRequestList } from '@bank/protocol/transfer-requests';
import { isDay, Select } from '@bank/ui';
import { useState } from 'react';
import { REQUEST_KINDS, type RequestFilter } from './approved-rules';

interface RequestFiltersProps {
  filter: RequestFilter;
  creators: Output<typeof transactionRequestList>['creators'];
  onNarrow(next: Partial<RequestFilter>): void;
}

/** The id of "any", because a Select needs one. */
const ANY = 'any';

/** Who made them, of which kind and from when to when; each choice counts at once and begins at the first page. */
export function RequestFilters({ filter, creators, onNarrow }: RequestFiltersProps) {
  const t = useText();
  const { createdBy, type, from, to } = filter;
  // What is typed and no day yet narrows nothing.
  const [unread, setUnread] = useState<Partial<Record<'from' | 'to', string>>>({});
  const day = (end: 'from' | 'to') => ({
    value: unread[end] ?? filter[end],
    onChange: (typed: string) => {
      const isRead = typed === '' || isDay(typed);
      setUnread({ ...unread, [end]: isRead ? undefined : typed });
      if (isRead) onNarrow({ page: 1, [end]: typed });
    },
  });
  const isSwapped = from !== '' && to !== '' && to < from;
  return (
    <div role="group" aria-label={t('transfers.approved.filters')} className="grid grid-cols-2 items-start gap-3">
      <Select
        label={t('transfers.approved.creator')}
        value={String(createdBy ?? ANY)}
        onChange={(id) => onNarrow({ page: 1, createdBy: id === ANY ? null : Number(id) })}
        items={[
          { id: ANY, label: t('transfers.approved.everybody') },
          ...creators.map(({ userId, name }) => ({ id: String(userId), label: name })),
        ]}
      />
      <Select
        label={t('transfers.approved.type')}
        value={type ?? ANY}
        onChange={(id) => onNarrow({ page: 1, type: REQUEST_KINDS.find((kind) => kind === id) ?? null })}
        items={[
          { id: ANY, label: t('transfers.approved.anyType') },
          ...REQUEST_KINDS.map((kind) => ({ id: kind, label: t(OPERATION_WORDS[kind]) })),
        ]}
      />
      <div className="day-pair col-span-2">
        <DayField name="from" label={t('transfers.approved.fromDate')} {...day('from')} />
        <DayField
          name="to"
          label={t('transfers.approved.toDate')}
          {...day('to')}
          error={isSwapped ? t('transfers.approved.datesSwapped') : undefined}
        />
      </div>
    </div>
  );
}
