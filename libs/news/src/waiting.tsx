import { Text } from '@bank/i18n';
import { isWaiting, newsList, type WaitingSource, type Waits } from '@bank/kit';
import { paths } from '@bank/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What the bank announced and the user has not read or answered, in its own words where it is one thing. The bell asks for it, five
 * seconds after the sign-in (R0.10): what comes while the board stands would push down what is below it, and waits for the next visit.
 */
function useWaiting(): Waits {
  const { data } = useQuery({ ...newsList(), enabled: false });
  const [wasKnown] = useState(data !== undefined);
  const announcements = wasKnown ? (data?.announcements ?? []).filter(isWaiting) : [];
  const [first, ...others] = announcements;
  const only = others.length === 0 ? first : undefined;
  const task = {
    id: 'news',
    title: only ? only.title : <Text id="kit.waiting.news" values={{ count: announcements.length }} />,
    note: only ? only.summary : <Text id="kit.waiting.newsNote" />,
    to: paths.news.to(only && { open: 'news', id: only.id }),
  };
  return { tasks: first ? [task] : [], isPending: false };
}

export const waiting: WaitingSource = { kind: 'news', useWaiting };
