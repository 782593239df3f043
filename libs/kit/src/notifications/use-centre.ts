import { call, invalidate, query } from '@bank/api-client';
import { notificationList, notificationsRead } from '@bank/protocol/notification-list';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { newsList } from '../news/news-list';
import { centreLines } from './centre-lines';
import { useNotifications } from './notifications';

/** R3.9.1 "after-login delay", R0.10: the count of the bell is not needed for the first screen. */
const ASKED_AFTER_MS = 5000;

/**
 * The lines of the notification centre, those of this page and those that the bank keeps (ADR-32), and how many news are unread.
 * @param isOpen asks the bank at once instead of after the first screen
 */
export function useCentre(isOpen: boolean) {
  const isSettled = useAfter(ASKED_AFTER_MS);
  const { data, error, refetch } = useQuery({
    ...query(notificationList, undefined, { lazy: true }),
    enabled: isOpen || isSettled,
  });
  const news = useQuery({ ...newsList(), enabled: isOpen || isSettled });
  const unreadNews = news.data?.announcements.filter(({ isRead }) => !isRead).length ?? 0;
  const ofPage = useNotifications((state) => state.list);
  const markPageRead = useNotifications((state) => state.markAllRead);
  const lines = useMemo(() => centreLines(data?.notifications ?? [], ofPage), [data, ofPage]);
  const unread = lines.filter((line) => !line.isRead).length;
  const isUnreadAtBank = data?.notifications.some((line) => !line.isRead) ?? false;
  const markAllRead = useCallback(() => {
    markPageRead();
    // A failure leaves the lines unread, and the next look at them marks them.
    if (isUnreadAtBank)
      call(notificationsRead)
        .then(() => invalidate(notificationList))
        .catch(() => undefined);
  }, [markPageRead, isUnreadAtBank]);
  return { lines, unread: unread + unreadNews, unreadNews, markAllRead, answer: { data, error, refetch } };
}

function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
