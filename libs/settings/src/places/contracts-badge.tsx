import { query } from '@bank/api-client';
import { useFormat, useText, type MessageId } from '@bank/i18n';
import { contractStats } from '@bank/protocol/contracts';
import { Badge, VisuallyHidden } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';

/**
 * Counts requests in red, or active contracts in blue when there are none (R1.2.20). Shows the
 * number and says what is counted; mounted when it may be asked for (R0.10).
 */
export function ContractsBadge() {
  const { data } = useQuery(query(contractStats, undefined, { lazy: true }));
  if (!data) return null;
  if (data.requests > 0) return <Count tone="danger" label="settings.contracts.requests" count={data.requests} />;
  if (data.active > 0) return <Count tone="info" label="settings.contracts.active" count={data.active} />;
  return null;
}

function Count({ tone, label, count }: { tone: 'danger' | 'info'; label: MessageId; count: number }) {
  const t = useText();
  const { number } = useFormat();
  return (
    <Badge tone={tone}>
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden>{t(label, { count })}</VisuallyHidden>
    </Badge>
  );
}
