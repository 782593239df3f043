import { useAvailability } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useFormat } from '@bank/i18n';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryIn } from './retry-in';

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
  const asOf = new Date(known.asOf);
  const isToday = asOf.toDateString() === new Date().toDateString();
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
      {/* A phone has one line: who does not answer, and how old the figures are. */}
      <span className="text-text tablet:not-sr-only sr-only">
        <Text id="shell.away.again" />
      </span>
      {known.state === 'away' && known.retryAt !== null && (
        <span className="text-text tablet:inline hidden">
          <RetryIn at={known.retryAt} />
        </span>
      )}
      <b className="away-time font-semibold">
        <Text id="shell.away.asOf" values={{ time: format.date(asOf.toISOString(), isToday ? 'time' : 'dayTime') }} />
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
