import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { type GlobalBatch, type GlobalBatchPayment, globalPayBatch } from '@bank/protocol/transfers-global-batch';
import { Banner, Button, latePart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BatchTotals } from './batch-totals';
import { PaymentList } from './payment-list';
import { BatchState } from './payment-state';
import { useBatchUpdate } from './use-batch-update';

// Most batches are ordered as they are: the form comes with the first change.
const PaymentDialog = latePart(() =>
  import('./edit/payment-dialog').then(({ PaymentDialog: Dialog }) => ({ default: Dialog })),
);

interface BatchOfLinksProps {
  batchId: string;
  accounts: readonly Account[];
}

/** One batch: its payments, which can be changed until it is ordered, and where each recipient is afterwards. */
export function BatchOfLinks({ batchId, accounts }: BatchOfLinksProps) {
  const found = useQuery(query(globalPayBatch, { batchId }));
  return (
    <Answer of={found} rows={6}>
      {({ batch, payments }) => <Batch batch={batch} payments={payments} accounts={accounts} />}
    </Answer>
  );
}

interface BatchProps {
  batch: GlobalBatch;
  payments: readonly GlobalBatchPayment[];
  accounts: readonly Account[];
}

/** What the dialog is open for: a payment by its number, or a new one. */
type Edited = number | 'new' | null;

function Batch({ batch, payments, accounts }: BatchProps) {
  const t = useText();
  const [edited, setEdited] = useState<Edited>(null);
  const [deleted, setDeleted] = useState<GlobalBatchPayment | null>(null);
  const { update } = useBatchUpdate(batch.batchId);
  const isDraft = batch.status === 'draft';
  const payment = payments.find(({ id }) => id === edited);
  return (
    <div className="laptop:grid-cols-[minmax(0,1fr)_20rem] grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="heading-face min-w-0 text-xl break-words">{batch.batchName}</h2>
          <BatchState status={batch.status} />
        </div>
        {isDraft && batch.wrong > 0 && (
          <Banner tone="warning" title={<Text id="transfers.globalBatch.wrongTitle" values={{ count: batch.wrong }} />}>
            <Text id="transfers.globalBatch.wrongBody" />
          </Banner>
        )}
        {isDraft && (
          <Button
            className="justify-self-start"
            variant="secondary"
            icon={<Plus className="size-5" />}
            onClick={() => setEdited('new')}
          >
            <Text id="transfers.globalBatch.add" />
          </Button>
        )}
        {deleted !== null && (
          <Banner
            tone="info"
            action={
              <Button
                variant="quiet"
                size="small"
                onClick={() =>
                  void update({ restores: [deleted.id] }).then(
                    () => setDeleted(null),
                    () => undefined,
                  )
                }
              >
                <Text id="kit.notifications.undo" />
              </Button>
            }
          >
            <Text
              id="transfers.globalBatch.wasDeleted"
              values={{ name: nameOf(deleted) || t('transfers.flow.noName') }}
            />
          </Banner>
        )}
        <PaymentList payments={payments} isDraft={isDraft} batchId={batch.batchId} onOpen={setEdited} />
      </div>
      <BatchTotals batch={batch} />
      {edited !== null && (edited === 'new' || payment) && (
        <PaymentDialog
          batchId={batch.batchId}
          payment={payment ?? null}
          account={accounts.find(({ accountId }) => accountId === batch.accountId)}
          accounts={accounts}
          onDeleted={setDeleted}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

/** Whom a payment is for, as far as it says. */
const nameOf = ({ beneficiaryName, beneficiaryEmail }: GlobalBatchPayment) => beneficiaryName || beneficiaryEmail;
