import { call, invalidate } from '@bank/api-client';
import { type MessageId, Text, useFormat, useText } from '@bank/i18n';
import { Ask, useStep } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Transaction, transactionDetails } from '@bank/protocol/history';
import { type LateReason, type PaymentAfter, paymentAfter, paymentRecall } from '@bank/protocol/transfers-after';
import { useCustomer } from '@bank/session/calls';
import { Banner, Button, buttonClass } from '@bank/ui';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAfter } from './use-after';

/** What comes after a payment: when it should arrive and why it is late, what was asked about it, and what can still be done (R2.4.62 to R2.4.64). */
export function AfterPayment({ transaction }: { transaction: Transaction }) {
  const data = useAfter(transaction);
  if (!data) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Lateness after={data} />
      <Recalled after={data} transaction={transaction} />
      <Linked after={data} accountId={transaction.accountId} />
      <Actions after={data} transaction={transaction} />
    </div>
  );
}

const LATE: Readonly<Record<LateReason, MessageId>> = {
  otherBank: 'history.after.late.otherBank',
  bankHoliday: 'history.after.late.bankHoliday',
  network: 'history.after.late.network',
  approver: 'history.after.late.approver',
};

function Lateness({ after: { expectedAt, late } }: { after: PaymentAfter }) {
  const format = useFormat();
  if (expectedAt === null && late === null) return null;
  return (
    <div className="grid w-full gap-2">
      {expectedAt !== null && (
        <p className="text-muted text-sm">
          <Text id="history.after.expected" values={{ date: format.date(expectedAt, 'dayTime') }} />
        </p>
      )}
      {late !== null && (
        <Banner tone="warning">
          <Text id={LATE[late]} />
        </Banner>
      )}
    </div>
  );
}

function Recalled({ after: { recall }, transaction }: { after: PaymentAfter; transaction: Transaction }) {
  const format = useFormat();
  if (recall === null) return null;
  const { state, askedAt } = recall;
  return (
    <Banner tone={state === 'returned' ? 'positive' : 'info'}>
      {state === 'returned' ? (
        <Text id="history.after.returned" />
      ) : state === 'declined' ? (
        <Text id="history.after.declined" />
      ) : transaction.direction === 'in' ? (
        <Text id="history.after.askedOfYou" values={{ name: transaction.counterpartyName }} />
      ) : (
        <Text id="history.after.asked" values={{ date: format.date(askedAt, 'day') }} />
      )}
    </Banner>
  );
}

/** The other one of a payment and its return. */
function Linked({ after: { returnedBy, returns }, accountId }: { after: PaymentAfter; accountId: number }) {
  const other = returns ?? returnedBy;
  if (other === null) return null;
  return (
    <p className="text-muted flex flex-wrap gap-x-2 text-sm">
      <Text id={returns === null ? 'history.after.returned' : 'history.after.isReturn'} />
      <Link className="link" to={paths.history.to({ accountId, q: other, details: other, at: 0 })}>
        <Text id={returns === null ? 'history.after.seeReturn' : 'history.after.seeFirst'} />
      </Link>
    </p>
  );
}

function Actions({ after: { canRecall, canReturn }, transaction }: { after: PaymentAfter; transaction: Transaction }) {
  const t = useText();
  const format = useFormat();
  const { may } = useCustomer();
  const { open, show, close } = useStep(['recall']);
  const { transactionId, counterpartyName, amount, currencyCode, operationType } = transaction;
  if (!may.keepBooks) return null;
  const values = { amount: format.amount(amount, currencyCode), name: counterpartyName };
  return (
    <>
      {canRecall && (
        <Button variant="secondary" icon={<Undo2 className="size-5" />} onClick={() => show('recall')}>
          <Text id="history.after.recall" />
        </Button>
      )}
      {canReturn && may.sendP2p && (
        <Link to={paths.transferReturn.to({ transactionId })} className={buttonClass('secondary')}>
          <Undo2 aria-hidden="true" className="size-5" />
          <Text id="history.after.return" />
        </Link>
      )}
      {open === 'recall' && canRecall && (
        <Ask
          title={t('history.after.recallTitle')}
          action="history.after.recallAction"
          stay="kit.cancel"
          run={async () => {
            await call(paymentRecall, { transactionId });
            await invalidate(paymentAfter, transactionDetails);
          }}
          onClose={close}
        >
          <Text
            id={operationType === 'P2P' ? 'history.after.recallPayee' : 'history.after.recallAbroad'}
            values={values}
          />
        </Ask>
      )}
    </>
  );
}
