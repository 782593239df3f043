import { connectSocket, invalidate, onEvent, queryClient } from '@bank/api-client';
import type { Row } from '@bank/protocol';
import { eventType, type EventType } from '@bank/protocol/realtime';
import { customerQueries } from '@bank/session/calls';
import { notificationList, type BankNotification } from '@bank/protocol/notification-list';
import { useEffect } from 'react';
import type { Feature } from '../feature';
import { addressOfLine } from '../notifications/address-of-line';
import { useNotify } from '../notifications/notifications';
import { inTurns } from './in-turns';

/**
 * Keeps the visible data current. Mounted once, by the layout of signed-in screens.
 * @param features every room there is; each knows which of its rows a hint makes stale
 */
export function useLiveData(features: readonly Feature[]): void {
  const notify = useNotify();
  useEffect(() => {
    const asking = inTurns(invalidate);
    const stops = [
      ...eventType.options.map((event) =>
        onEvent(event, () => {
          for (const feature of features) void makeStale(feature, event, asking.ask);
        }),
      ),
      onEvent('notification', (frame) => {
        const line = frame.notification;
        if (line === undefined) return;
        asking.ask(notificationList);
        if (isShown(line)) notify(toastOf(line));
      }),
    ];
    const socket = connectSocket();
    return () => {
      for (const stop of stops) stop();
      asking.stop();
      socket.close();
    };
  }, [features, notify]);
}

/** A user of several companies hears of them all; a toast about another than the one on the screen would mislead. */
function isShown({ customerId }: BankNotification): boolean {
  const customer = queryClient.getQueryData(customerQueries.info().queryKey)?.customer;
  return customer === undefined || customer.customerId === customerId;
}

const toastOf = (line: BankNotification) => ({
  id: line.id,
  severity: line.severity,
  title: line.title,
  body: line.body,
  discreet: line.discreet || undefined,
  to: addressOfLine(line) ?? undefined,
});

async function makeStale({ loadStale }: Feature, event: EventType, ask: (row: Row) => void): Promise<void> {
  if (!loadStale) return;
  const { staleAfter } = await loadStale();
  for (const row of staleAfter[event] ?? []) ask(row);
}
