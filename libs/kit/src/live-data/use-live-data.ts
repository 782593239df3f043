import { connectSocket, invalidate, onEvent } from '@bank/api-client';
import { eventType, type EventType } from '@bank/protocol/realtime';
import { useEffect } from 'react';
import { useNotify } from '../notifications/notifications';

/** Keeps what is on screen true while it is open. Mounted once, by the layout of signed-in screens. */
export function useLiveData(): void {
  const notify = useNotify();
  useEffect(() => {
    const stops = [
      ...eventType.options.map((event) => onEvent(event, () => void makeStale(event))),
      onEvent('notification', (frame) => {
        if (frame.notification) notify(frame.notification);
      }),
    ];
    const socket = connectSocket();
    return () => {
      for (const stop of stops) stop();
      socket.close();
    };
  }, [notify]);
}

/** The table names rows of many rooms; their schemas are fetched with the first hint and not with the first page. */
async function makeStale(event: EventType): Promise<void> {
  const { STALE_AFTER } = await import('./live-rows');
  await invalidate(...(STALE_AFTER[event] ?? []));
}
