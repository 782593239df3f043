import { onEvent, resolveOutcome } from '@bank/api-client';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The socket says at once what the phone answered; asking this often covers an answer it missed, in ms. */
const ASK_AGAIN_AFTER_MS = 5000;

/**
 * Follows a transfer that waits for its sender's device until it is answered there (R2.4.1).
 * @param key the key it was sent with; null: nothing to follow
 */
export function useDeviceAnswer(key: string | null, onAnswered: (transfer: CreatedPayment) => void): void {
  const isFollowing = key !== null;
  const { data, refetch } = useQuery({
    queryKey: ['transfers.deviceAnswer', key],
    queryFn: () => resolveOutcome(key ?? ''),
    enabled: isFollowing,
    gcTime: 0,
    retry: false,
    refetchInterval: ASK_AGAIN_AFTER_MS,
  });
  useEffect(() => {
    if (!isFollowing) return;
    return onEvent('transferChanged', () => void refetch());
  }, [isFollowing, refetch]);
  const transfer = data?.transfer;
  useEffect(() => {
    if (transfer && transfer.status !== 'pending') onAnswered(transfer);
    // Once per answer: the handler's identity says nothing about it.
  }, [transfer]);
}
