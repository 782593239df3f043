import { call, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { AmountText, Answer, FailureNote, useAttempt } from '@bank/kit';
import {
  type GlobalBatch,
  globalPayBatch,
  type GlobalBatchPayment,
  globalPayBatchColumns,
  globalPayBatchUpload,
} from '@bank/protocol/transfers-global-batch';
import { useCustomer } from '@bank/session/calls';
import { Button, SummaryList } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { canonicalFile } from '../../mass/sheet/canonical-file';
import { batchAddress } from '../addresses';
import { PaymentList } from '../payment-list';
import { BatchState } from '../payment-state';

/** One batch of payments by link: how many recipients have their money, and where each of them is. */
export function LinksDetails({ id }: { id: string }) {
  const found = useQuery(query(globalPayBatch, { batchId: id }, { lazy: true }));
  return (
    <Answer of={found} rows={6}>
      {({ batch, payments }) => <Links batch={batch} payments={payments} />}
    </Answer>
  );
}

/** The money is on the customer's account, or never left it. */
const isUnpaid = ({ state, recipientStatus }: GlobalBatchPayment) =>
  ['wrong', 'failed', 'unpaid'].includes(state) || recipientStatus === 'returned' || recipientStatus === 'refused';

function Links({ batch, payments }: { batch: GlobalBatch; payments: readonly GlobalBatchPayment[] }) {
  const t = useText();
  const navigate = useNavigate();
  const { may } = useCustomer();
  const { run, isPending, failure } = useAttempt();
  const money = (amount: string) => <AmountText amount={amount} currency={batch.currencyCode} />;
  const unpaid = payments.filter(isUnpaid);
  const received = payments.filter(({ recipientStatus }) => recipientStatus === 'paid').length;
  const again = () =>
    run(async () => {
      const { batchId } = await call(globalPayBatchUpload, {
        batchName: batch.batchName,
        accountId: batch.accountId,
        attachedFile: canonicalFile(
          globalPayBatchColumns,
          unpaid.map((row) => ({ ...dataOf(row), n: row.id })),
        ),
        // The customer has just said so.
        ignoreIdenticalBatch: true,
      });
      void navigate(batchAddress(batchId));
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="heading-face text-lg">{batch.batchName}</h3>
        <BatchState status={batch.status} />
      </div>
      <SummaryList
        items={[
          {
            id: 'sent',
            label: t('transfers.globalBatch.sent'),
            value: t('transfers.batches.ofCount', { done: batch.sent, count: batch.sent + batch.ready + batch.failed }),
          },
          { id: 'received', label: t('transfers.globalBatch.received'), value: received },
          { id: 'fee', label: t('kit.fee'), value: money(batch.fee) },
          { id: 'total', label: t('transfers.flow.leaves'), value: money(batch.estimatedTotal), strong: true },
        ]}
      />
      <FailureNote failure={failure} />
      {may.sendGlobalBatch && unpaid.length > 0 && (
        <Button
          className="justify-self-start"
          size="small"
          variant="secondary"
          icon={<RotateCcw className="size-4" />}
          pending={isPending}
          onClick={() => void again()}
        >
          <Text id="transfers.batches.again" values={{ count: unpaid.length }} />
        </Button>
      )}
      <PaymentList batchId={batch.batchId} payments={payments} isDraft={false} onOpen={() => undefined} />
    </div>
  );
}

/** What is uploaded of a payment. */
const dataOf = (row: GlobalBatchPayment) => ({
  beneficiaryType: row.beneficiaryType,
  beneficiaryName: row.beneficiaryName,
  beneficiaryEmail: row.beneficiaryEmail,
  beneficiaryCountryCode: row.beneficiaryCountryCode,
  amount: row.amount,
  currencyCode: row.currencyCode,
  description: row.description,
});
