import { newsList } from '@bank/kit';
import { latePart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nextObligatory } from './next-obligatory';
import { screenIsIdle } from './screen-is-idle';

const Question = latePart(() => import('./question'));

/** How often an idle screen is looked for while a question waits. */
const LOOK_EVERY_MS = 1000;

/**
 * Stands over the places of the bank: an announcement that must be answered opens here once the screen is idle, and stays until it
 * is (R0.35). A flow that moves money has another frame, without this (ADR-26).
 */
export default function NewsGate() {
  // The bell asks; with a question that waits, its answer is enough.
  const { data } = useQuery({ ...newsList(), enabled: false });
  const next = nextObligatory(data?.announcements ?? []);
  const [shownId, setShownId] = useState<number | null>(null);
  const [putOff, setPutOff] = useState<readonly number[]>([]);
  const nextId = next === null || putOff.includes(next.id) ? null : next.id;
  useEffect(() => {
    if (nextId === null || nextId === shownId) return;
    const timer = setInterval(() => screenIsIdle(document) && setShownId(nextId), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [nextId, shownId]);
  if (nextId === null || nextId !== shownId) return null;
  return <Question key={nextId} id={nextId} onLater={() => setPutOff((ids) => [...ids, nextId])} />;
}
