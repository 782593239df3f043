import { Text, useText } from '@bank/i18n';
import { AmountText, FailureNote, useFlowPlan } from '@bank/kit';
import { subtract } from '@bank/money';
import type { PaymentApproval } from '@bank/protocol/payment';
import type { MassBatch, MassRow } from '@bank/protocol/transfers-mass';
import { Banner, Button, buttonClass, DataTable, SummaryList } from '@bank/ui';
import { Link } from 'react-router-dom';
import type { FormPart } from '../../flow/payment-flow';
import { isShort } from '../../transfer-rules';
import { WAYS } from '../ways';
import { type MassValues, rightRows } from './mass-kind';

interface MassReviewProps {
  batch: MassBatch;
  rows: readonly MassRow[];
  approval: PaymentApproval;
  form: FormPart<MassValues>;
}

/** Rows that are shown before the rest is counted. */
const SHOWN = 50;

/** What the batch comes to as the bank priced it, who is paid, and who is left out and why. */
export function MassReview({ batch, rows, approval, form }: MassReviewProps) {
  const t = useText();
  useFlowPlan({ steps: form.words.plan, at: form.isChecked ? 2 : 1 });
  const { total, available, currencyCode, debitAmount, fee } = batch;
  const short = isShort(total, available);
  const wrong = rows.filter(({ state }) => state === 'wrong');
  const right = rightRows(rows);
  const later = right.filter(({ checkedAtPayment }) => checkedAtPayment);
  const isOrdered = batch.status !== 'checked';
  const money = (amount: string) => <AmountText amount={amount} currency={currencyCode} always />;
  return (
    <div className="laptop:grid-cols-[minmax(0,1fr)_20rem] grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <h2 className="heading-face text-xl">
          {t('transfers.mass.heading', { name: batch.name, count: right.length })}
        </h2>
        {isOrdered && !form.isChecked && <Banner tone="info" title={<Text id="transfers.mass.ordered" />} />}
        {short && !isOrdered && <Banner tone="danger" title={<Text id="transfers.p2p.amountShort" />} />}
        {wrong.length > 0 && (
          <section className="grid gap-2">
            <h3 className="font-semibold">
              <Text id="transfers.mass.leftOut" values={{ count: wrong.length }} />
            </h3>
            <DataTable
              caption={t('transfers.mass.leftOut', { count: wrong.length })}
              rows={wrong.slice(0, SHOWN)}
              rowKey={({ row }) => String(row)}
              columns={[
                { id: 'row', header: t('transfers.mass.row'), cell: ({ row }) => row, isRowHeader: true },
                { id: 'payee', header: t('kit.to'), cell: ({ name, payee }) => payee || name },
                { id: 'reason', header: t('transfers.mass.problem'), cell: ({ reason }) => reason },
              ]}
            />
          </section>
        )}
        {later.length > 0 && (
          <Banner tone="info" title={<Text id="transfers.mass.laterRows" values={{ count: later.length }} />}>
            <Text id="transfers.mass.laterBody" />
          </Banner>
        )}
        <DataTable
          caption={t('transfers.mass.paid')}
          rows={right.slice(0, SHOWN)}
          rowKey={({ row }) => String(row)}
          columns={[
            { id: 'row', header: t('transfers.mass.row'), cell: ({ row }) => row, isRowHeader: true },
            {
              id: 'payee',
              header: t('kit.to'),
              cell: ({ name, payee, checkedAtPayment }) => (
                <>
                  {name ?? payee}
                  {name !== null && <span className="text-muted block text-sm">{payee}</span>}
                  {checkedAtPayment && (
                    <span className="text-muted block text-sm">
                      <Text id="transfers.mass.later" />
                    </span>
                  )}
                </>
              ),
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
            { id: 'sum', label: t('transfers.p2p.amount'), value: money(debitAmount) },
            { id: 'fee', label: t('kit.fee'), value: money(fee) },
            { id: 'total', label: t('transfers.flow.leaves'), value: money(total), strong: true },
            ...(short || isOrdered
              ? []
              : [
                  {
                    id: 'left',
                    label: t('transfers.mass.left'),
                    // A balance, and hidden like every other.
                    value: <AmountText amount={subtract(available, total)} currency={currencyCode} />,
                  },
                ]),
          ]}
        />
        <FailureNote failure={form.failure} money />
        <div className="flow-actions">
          <Button
            disabled={short || isOrdered || right.length === 0}
            onClick={() => void form.onContinue({ batchId: batch.id })}
          >
            <Text id={approval.by === 'others' ? 'transfers.flow.check' : 'transfers.flow.checkAndSend'} />
          </Button>
          <Link className={buttonClass('quiet')} to={WAYS[batch.type].path}>
            <Text id="transfers.mass.backToRows" />
          </Link>
        </div>
      </div>
    </div>
  );
}
