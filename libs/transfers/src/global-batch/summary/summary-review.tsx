import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, FailureNote, useFlowPlan } from '@bank/kit';
import { subtract } from '@bank/money';
import type { GlobalBatch, GlobalBatchPayment } from '@bank/protocol/transfers-global-batch';
import { Banner, Button, buttonClass, DataTable, SummaryList } from '@bank/ui';
import { Link } from 'react-router-dom';
import type { FormPart } from '../../flow/payment-flow';
import { isShort } from '../../transfer-rules';
import { batchAddress } from '../addresses';
import type { SummaryValues } from './summary-kind';

interface SummaryReviewProps {
  batch: GlobalBatch;
  payments: readonly GlobalBatchPayment[];
  form: FormPart<SummaryValues>;
}

/** Rows that are shown before the rest is counted. */
const SHOWN = 50;

/** Who gets a link, what it comes to as the bank priced it, and how many are left out. */
export function SummaryReview({ batch, payments, form }: SummaryReviewProps) {
  const t = useText();
  const format = useFormat();
  useFlowPlan({ steps: form.words.plan, at: form.isChecked ? 2 : 1 });
  const { batchId, estimatedTotal, available, currencyCode, fee, approval } = batch;
  const isOrdered = batch.status !== 'draft';
  const short = !isOrdered && isShort(estimatedTotal, available);
  const right = payments.filter(({ debitAmount }) => debitAmount !== null);
  const money = (amount: string) => <AmountText amount={amount} currency={currencyCode} always />;
  return (
    <div className="laptop:grid-cols-[minmax(0,1fr)_20rem] grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <h2 className="heading-face text-xl">
          {t('transfers.mass.heading', { name: batch.batchName, count: right.length })}
        </h2>
        {isOrdered && !form.isChecked && <Banner tone="info" title={<Text id="transfers.mass.ordered" />} />}
        {short && <Banner tone="danger" title={<Text id="transfers.p2p.amountShort" />} />}
        {!isOrdered && batch.wrong > 0 && (
          <Banner tone="warning" title={<Text id="transfers.mass.leftOut" values={{ count: batch.wrong }} />}>
            <Text id="transfers.globalBatch.leftOutBody" />
          </Banner>
        )}
        <DataTable
          caption={t('transfers.globalBatch.recipients')}
          rows={right.slice(0, SHOWN)}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              id: 'payee',
              header: t('kit.to'),
              isRowHeader: true,
              cell: ({ beneficiaryName, beneficiaryEmail }) => (
                <>
                  {beneficiaryName}
                  <span className="text-muted block text-sm font-normal break-all">{beneficiaryEmail}</span>
                </>
              ),
            },
            {
              id: 'country',
              header: t('transfers.globalBatch.country'),
              cell: ({ beneficiaryCountryCode }) => format.displayName('region', beneficiaryCountryCode),
            },
            {
              id: 'amount',
              header: t('transfers.p2p.amount'),
              align: 'end',
              cell: ({ amount, currencyCode: of }) => <AmountText amount={amount} currency={of} always />,
            },
          ]}
        />
        {right.length > SHOWN && (
          <p className="text-muted text-sm">
            <Text id="transfers.mass.andMore" values={{ count: right.length - SHOWN }} />
          </p>
        )}
      </div>
      <div className="grid content-start gap-5">
        <SummaryList
          items={[
            { id: 'count', label: t('kit.place.payments'), value: right.length },
            { id: 'sum', label: t('transfers.p2p.amount'), value: money(subtract(estimatedTotal, fee)) },
            { id: 'fee', label: t('kit.fee'), value: money(fee) },
            { id: 'total', label: t('transfers.flow.leaves'), value: money(estimatedTotal), strong: true },
            ...(short || isOrdered
              ? []
              : [
                  {
                    id: 'left',
                    label: t('transfers.mass.left'),
                    // A balance, and hidden like every other.
                    value: <AmountText amount={subtract(available, estimatedTotal)} currency={currencyCode} />,
                  },
                ]),
          ]}
        />
        <p className="text-muted text-sm">
          <Text id="transfers.globalBatch.arrival" />
        </p>
        <FailureNote failure={form.failure} money />
        <div className="flow-actions">
          <Button disabled={short || isOrdered || right.length === 0} onClick={() => void form.onContinue({ batchId })}>
            <Text id={approval.by === 'others' ? 'transfers.flow.check' : 'transfers.flow.checkAndSend'} />
          </Button>
          <Link className={buttonClass('quiet')} to={batchAddress(batchId)}>
            <Text id={isOrdered ? 'transfers.globalBatch.recipients' : 'transfers.mass.backToRows'} />
          </Link>
        </div>
      </div>
    </div>
  );
}
