import { connectSocket, invalidate, onEvent } from '@bank/api-client';
import { eventType } from '@bank/protocol';
import { useEffect } from 'react';
import { useNotify } from '../notifications/notifications';
import { STALE_AFTER } from './live-rows';

/** Keeps what is on screen true while it is open. Mounted once, by the layout of signed-in screens. */
export function useLiveData(): void {
  const notify = useNotify();
  useEffect(() => {
    const stops = [
      ...eventType.options.map((event) => onEvent(event, () => void invalidate(...(STALE_AFTER[event] ?? [])))),
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
