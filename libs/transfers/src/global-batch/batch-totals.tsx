import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { AmountText, Ask } from '@bank/kit';
import { isPositive, subtract } from '@bank/money';
import { paths } from '@bank/paths';
import { type GlobalBatch, globalPayBatch, globalPayBatchReject } from '@bank/protocol/transfers-global-batch';
import { Banner, Button, buttonClass, SummaryList } from '@bank/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isShort } from '../transfer-rules';
import { summaryAddress } from './addresses';

/** What the payments come to, live, and what can be done with the batch. */
export function BatchTotals({ batch }: { batch: GlobalBatch }) {
  const t = useText();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { batchId, status, ready, sent, estimatedTotal, maximumTrxFee, extraFxMarkupPercent, available } = batch;
  const isDraft = status === 'draft';
  const short = isDraft && isShort(estimatedTotal, available);
  const money = (amount: string) => <AmountText amount={amount} currency={batch.currencyCode} always />;
  return (
    <div className="grid content-start gap-5">
      <SummaryList
        items={[
          { id: 'count', label: t('kit.place.payments'), value: isDraft ? ready : sent || ready },
          { id: 'sum', label: t('transfers.p2p.amount'), value: money(subtract(estimatedTotal, batch.fee)) },
          { id: 'fee', label: t('kit.fee'), value: money(batch.fee) },
          ...(isPositive(maximumTrxFee)
            ? [{ id: 'most', label: t('transfers.globalBatch.mostFee'), value: money(maximumTrxFee) }]
            : []),
          ...(isPositive(extraFxMarkupPercent)
            ? [{ id: 'markup', label: t('transfers.globalBatch.markup'), value: `${extraFxMarkupPercent} %` }]
            : []),
          {
            id: 'total',
            label: t(isDraft ? 'transfers.globalBatch.estimated' : 'transfers.flow.leaves'),
            value: money(estimatedTotal),
            strong: true,
          },
          ...(isDraft && !short
            ? [
                {
                  id: 'left',
                  label: t('transfers.mass.left'),
                  // A balance, and hidden like every other.
                  value: <AmountText amount={subtract(available, estimatedTotal)} currency={batch.currencyCode} />,
                },
              ]
            : []),
        ]}
      />
      {short && <Banner tone="danger" title={<Text id="transfers.p2p.amountShort" />} />}
      <div className="flow-actions">
        {isDraft ? (
          <>
            {ready > 0 && !short ? (
              <Link className={buttonClass('primary')} to={summaryAddress(batchId)}>
                <Text id="kit.continue" />
              </Link>
            ) : (
              <Button disabled>
                <Text id="kit.continue" />
              </Button>
            )}
            <Button variant="quiet" onClick={() => setAsked(true)}>
              <Text id="transfers.globalBatch.reject" />
            </Button>
          </>
        ) : (
          <Link className={buttonClass('secondary')} to={paths.transferMassGlobal.to()}>
            <Text id="transfers.globalBatch.another" />
          </Link>
        )}
      </div>
      {isAsked && (
        <Ask
          title={<Text id="transfers.globalBatch.rejectTitle" />}
          action="transfers.globalBatch.reject"
          run={() => call(globalPayBatchReject, { batchId })}
          onClose={() => setAsked(false)}
          onDone={() => {
            void invalidate(globalPayBatch);
            void navigate(paths.transferMassGlobal.to(), { replace: true });
          }}
        >
          <Text id="transfers.globalBatch.rejectBody" />
        </Ask>
      )}
    </div>
  );
}
