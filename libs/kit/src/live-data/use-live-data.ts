import { connectSocket, invalidate, onEvent } from '@bank/api-client';
import { eventType, type EventType } from '@bank/protocol/realtime';
import { useEffect } from 'react';
import type { Feature } from '../feature';
import { useNotify } from '../notifications/notifications';

/**
 * Keeps the visible data current. Mounted once, by the layout of signed-in screens.
 * @param features every room there is; each knows which of its rows a hint makes stale
 */
export function useLiveData(features: readonly Feature[]): void {
  const notify = useNotify();
  useEffect(() => {
    const stops = [
      ...eventType.options.map((event) =>
        onEvent(event, () => {
          for (const feature of features) void makeStale(feature, event);
        }),
      ),
      onEvent('notification', (frame) => {
        if (frame.notification) notify(frame.notification);
      }),
    ];
    const socket = connectSocket();
    return () => {
      for (const stop of stops) stop();
      socket.close();
    };
  }, [features, notify]);
}

async function makeStale({ loadStale }: Feature, event: EventType): Promise<void> {
  if (!loadStale) return;
  const { staleAfter } = await loadStale();
  await invalidate(...(staleAfter[event] ?? []));
}
