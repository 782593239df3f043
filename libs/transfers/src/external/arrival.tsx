import { serverNow } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import type { ExternalWay } from '@bank/protocol/transfers-external';
import { useState } from 'react';

const HOUR_MS = 3_600_000;

/** A day where it takes days; minutes where it takes minutes, and on a chain the blocks that have to follow. */
export function Arrival({ way: { arrivesAt, confirmations } }: { way: ExternalWay }) {
  const format = useFormat();
  const [askedAt] = useState(() => serverNow(Date.now()));
  const takesMs = Date.parse(arrivesAt) - askedAt;
  if (takesMs > 3 * HOUR_MS) {
    return <Text id="transfers.external.arrives" values={{ date: format.date(arrivesAt, 'day') }} />;
  }
  const minutes = Math.max(1, Math.round(takesMs / 60_000));
  if (confirmations !== null) {
    return <Text id="transfers.external.confirmed" values={{ confirmations, minutes }} />;
  }
  return takesMs < 60_000 ? (
    <Text id="transfers.external.inSeconds" />
  ) : (
    <Text id="transfers.external.inMinutes" values={{ minutes }} />
  );
}
