import { asks } from './asks';
import { untilThere } from './availability';
import { isCalm } from './gate';

const LOOK_EVERY_MS = 250;
/** A call that takes longer says nothing about the bank any more. */
const LONGEST_CALM_MS = 3000;

/**
 * Waits until a socket may be opened, and counts it: to a bank that is away it is an ask like any other (R0.59). While the bank is away its probes
 * find it back. Calls that are on their way say first whether it is there.
 */
export async function knock(): Promise<void> {
  for (let waitedMs = 0; !(await mayKnock(waitedMs)); waitedMs += LOOK_EVERY_MS) await passed(LOOK_EVERY_MS);
  asks.count(Date.now());
}

async function mayKnock(waitedMs: number): Promise<boolean> {
  await untilThere();
  return asks.hasRoomBesideProbes(Date.now()) && (isCalm() || waitedMs >= LONGEST_CALM_MS);
}

const passed = (ms: number) => new Promise((go) => void setTimeout(go, ms));
