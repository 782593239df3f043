import type { Tx } from '../db';
import type { Payload } from './kinds';

/** A job that a lane holds. */
export interface TakenJob {
  id: string;
  kind: string;
  payload: Payload;
  urgency: number;
}

/** Each order has an index: no look sorts the queue, however long it is. */
const look = (which: string) => `
  SELECT id, kind, payload, urgency FROM job
  WHERE failed_at IS NULL AND due_at <= $1 AND kind = ANY ($2) AND ${which} AND job_turn(turn, $1)
  ORDER BY due_at, seq LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Looks of a lane. $1 is the bank's time, $2 the kinds, $3 an urgency. */
export const LOOKS = {
  ofUrgency: look('NOT calls_out AND urgency = $3'),
  oldest: look('NOT calls_out'),
  toCall: look('calls_out AND (claimed_until IS NULL OR claimed_until <= $1)'),
} as const;

/** Which jobs a lane takes: those of the urgencies, one after the other, or the oldest of all. */
export type Order = readonly number[] | 'oldest';

/** Takes the next job of a lane. The lock on its row holds it until the end of the transaction, and so does its turn. */
export async function takeNext(
  tx: Tx,
  order: Order,
  kinds: readonly string[],
  now: Date,
): Promise<TakenJob | undefined> {
  if (order === 'oldest') return (await tx.query<TakenJob>(LOOKS.oldest, [now, kinds]))[0];
  for (const urgency of order) {
    const [taken] = await tx.query<TakenJob>(LOOKS.ofUrgency, [now, kinds, urgency]);
    if (taken) return taken;
  }
  return undefined;
}
