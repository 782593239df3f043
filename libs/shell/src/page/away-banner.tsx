import { useAvailability } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useFormat } from '@bank/i18n';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';

/** A shorter failure is over before it could be read. */
const SHOW_AFTER_MS = 2000;

/**
 * Over every signed-in screen while the bank or the network is away: who does not answer, and of when the figures are that stay
 * on screen. Where nothing has been answered yet, the screen itself says it.
 */
export function AwayBanner() {
  const { name } = useBrand();
  const format = useFormat();
  const known = useAvailability();
  const isAway = useIsLasting(known.state === 'away');
  if (known.state === 'ok' || known.asOf === null || (known.state === 'away' && !isAway)) return null;
  const timeOf = (at: number) => format.date(new Date(at).toISOString(), 'dayTime');
  return (
    <div role="status" className="away-band">
      <WifiOff className="size-4.5 shrink-0" />
      <b className="font-semibold">
        {known.state === 'offline' ? (
          <Text id="shell.offline.title" />
        ) : (
          <Text id="shell.away.title" values={{ brand: name }} />
        )}
      </b>
      <span className="text-text">
        {known.state === 'away' && known.retryAt !== null ? (
          <Text id="shell.away.retryAt" values={{ time: timeOf(known.retryAt) }} />
        ) : (
          <Text id="shell.away.again" />
        )}
      </span>
      <b className="away-time font-semibold">
        <Text id="shell.away.asOf" values={{ time: timeOf(known.asOf) }} />
      </b>
    </div>
  );
}

function useIsLasting(isTrue: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isTrue) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isLasting;
}
