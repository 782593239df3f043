import type { ListWords } from '@bank/kit';
import type { MessageId } from '@bank/i18n';

/** The columns of each list face, in order; figures stand at the right. */
const COLUMNS: Record<ListWords['face'], readonly { id: MessageId; isFigure?: true }[]> = {
  rows: [],
  ledger: [
    { id: 'history.column.entry' },
    { id: 'history.column.out', isFigure: true },
    { id: 'history.column.in', isFigure: true },
    { id: 'kit.transaction.balance', isFigure: true },
  ],
  blotter: [
    { id: 'history.column.time' },
    { id: 'history.typeLabel' },
    { id: 'history.column.counterparty' },
    { id: 'history.description' },
    { id: 'history.column.amount', isFigure: true },
    { id: 'kit.transaction.balance', isFigure: true },
    { id: 'history.statusLabel' },
  ],
};

/** The heads of columns, from 1024 px; each row says the same in words to those who do not see them. */
export function ListHead({ words: { face, t, accountName } }: { words: ListWords }) {
  const columns = COLUMNS[face];
  if (columns.length === 0) return null;
  return (
    <div aria-hidden="true" className={`txn-head txn-${face}-head`}>
      {columns.flatMap(({ id, isFigure }) => [
        ...(id === 'history.column.amount' && accountName !== null
          ? [
              <span key="account" className="txn-account">
                {t('kit.account')}
              </span>,
            ]
          : []),
        <span key={id} className={isFigure && 'txn-figure'}>
          {t(id)}
        </span>,
      ])}
    </div>
  );
}
