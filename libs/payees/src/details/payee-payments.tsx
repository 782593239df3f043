import { Text, useFormat } from '@bank/i18n';
import { AmountText, Row, Rows, TransactionStatus } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Transaction } from '@bank/protocol/history';
import type { PayeePayment } from '@bank/protocol/payees-edit';

/** The statuses of a payment as a history calls them; every other one came to nothing. */
const STATES: Readonly<Partial<Record<PayeePayment['status'], Transaction['status']>>> = {
  posted: 'completed',
  released: 'processing',
  held: 'processing',
  pending: 'processing',
  created: 'processing',
};

/** How one ended that nobody declined. */
const endOf = (status: PayeePayment['status']): Transaction['ended'] =>
  status === 'expired' || status === 'cancelled' ? status : null;

/** The latest payments to the payee; each leads to its line in the activity. */
export function PayeePayments({ payments }: { payments: readonly PayeePayment[] }) {
  const format = useFormat();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payee-payments">
      <h3 id="payee-payments" className="field-label mb-1">
        <Text id="kit.place.payments" />
      </h3>
      <Rows kind="plain" labelledBy="payee-payments">
        {payments.map(({ transactionId, accountId, at, amount, currencyCode, status }) => {
          const state = STATES[status] ?? 'rejected';
          return (
            <Row
              key={transactionId}
              title={format.date(at, 'day')}
              badges={state !== 'completed' && <TransactionStatus status={state} ended={endOf(status)} />}
              aside={<AmountText amount={amount} currency={currencyCode} />}
              to={paths.history.to({ accountId, q: transactionId, details: transactionId, at: 0 })}
            />
          );
        })}
      </Rows>
    </section>
  );
}
