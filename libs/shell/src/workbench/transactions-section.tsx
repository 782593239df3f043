import { DayHeading, TransactionRow, useListWords, type ListFace } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Transaction } from '@bank/protocol/history';
import type { SectionProps } from '@bank/ui/workbench';

const DAY = '2026-11-20';

const sample = (transactionId: string, fields: Partial<Transaction>): Transaction => ({
  transactionId,
  accountId: 1,
  date: `${DAY}T08:31:50.000Z`,
  operationType: 'P2P',
  direction: 'out',
  status: 'completed',
  amount: '12.50',
  fee: '0',
  currencyCode: 'EUR',
  counterpartyName: 'Ben Ortega',
  counterpartyEmail: null,
  description: 'Dinner on Friday',
  balanceAfter: '5447.58',
  feeOf: null,
  category: null,
  ...fields,
});

/** Each state and shape that a row can have. */
const TRANSACTIONS: readonly Transaction[] = [
  sample('out', {}),
  sample('in', { direction: 'in', amount: '2450', counterpartyName: 'Norden Studio', description: 'Salary' }),
  sample('processing', { status: 'processing', balanceAfter: null }),
  sample('rejected', { status: 'rejected', balanceAfter: null, counterpartyName: 'Casa Albă Hotel' }),
  sample('fee', { fee: '0.86', amount: '171.63', counterpartyName: 'Atelier Verde', description: 'Order 118' }),
  sample('card', { operationType: 'Card', counterpartyName: 'Piața Mare', description: 'Groceries' }),
  sample('nobody', { operationType: 'Exchange', counterpartyName: '', description: 'Euro to dollars' }),
  sample('long', {
    amount: '1234567.89',
    counterpartyName: 'Gesellschaft für außerordentlich lange Firmennamen und Partner mbH',
    description: 'A reference that nobody would write and somebody will',
  }),
];

/** The row of every list of transactions, in the face of the brand's list. */
export function TransactionsSection({ brand }: Pick<SectionProps, 'brand'>) {
  const own = useListWords((accountId) => `Account ${accountId}`);
  const words = { ...own, face: isFace(brand.faces.list) ? brand.faces.list : own.face };
  return (
    // The columns of a wide window are wider than the cell.
    <div className="overflow-x-auto">
      <DayHeading day={DAY} today="2026-11-22" sums={[]} words={words} level={3} />
      <ul>
        {TRANSACTIONS.map((transaction) => (
          <li key={transaction.transactionId}>
            <TransactionRow
              transaction={transaction}
              words={words}
              to={paths.workbench.to()}
              isOpen={transaction.transactionId === 'in'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const FACES: readonly string[] = ['rows', 'ledger', 'blotter'] satisfies ListFace[];
const isFace = (face: string): face is ListFace => FACES.includes(face);
