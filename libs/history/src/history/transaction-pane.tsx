import { asFailure, DetailsPane, LoadFailure } from '@bank/kit';
import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { transactionDetails } from '@bank/protocol/history';
import { EmptyState, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { FactsSlot } from './facts-slot';

interface TransactionPaneProps {
  transactionId: string;
  onClose(): void;
}

/** One transaction: beside the list where there is room, else as a sheet over it (R1.9.1). */
export function TransactionPane({ transactionId, onClose }: TransactionPaneProps) {
  const t = useText();
  return (
    <DetailsPane
      key={transactionId}
      title={t('history.details')}
      closeLabel={t('history.closeDetails')}
      onClose={onClose}
    >
      <PaneContent transactionId={transactionId} />
    </DetailsPane>
  );
}

function PaneContent({ transactionId }: { transactionId: string }) {
  const t = useText();
  const { data, error, refetch } = useQuery(query(transactionDetails, { transactionId }, { lazy: true }));
  const skeleton = <Skeleton shape="line" count={6} label={t('history.loading')} />;
  if (data) return <FactsSlot details={data} fallback={skeleton} />;
  if (!error) return skeleton;
  if (asFailure(error).kind === 'verify') {
    return (
      <EmptyState icon={<SearchX />} title={<Text id="history.unknown" />}>
        <Text id="history.unknownBody" />
      </EmptyState>
    );
  }
  return <LoadFailure title="history.failedDetails" error={error} onRetry={refetch} />;
}
