import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late the bank's main thread came to a timer, because the tasks of one turn of its loop held it up, ms. */
export interface Held {
  p99Ms: number;
  maxMs: number;
}

const NS_IN_MS = 1e6;
/** How often the main thread is looked at, ms; the delay that is reported has it taken off. */
const RESOLUTION_MS = 1;

/**
 * Watches the main thread, which is the bank's alone: the clients are in workers of their own. One turn may hold many short tasks, and on
 * busy cores the thread also waits for a core, so compare the figures with those of transfers alone.
 */
export async function watched<Result>(work: Promise<Result>): Promise<[Result, Held]> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const result = await work;
  delays.disable();
  const ms = (ns: number) => Math.max(0, ns / NS_IN_MS - RESOLUTION_MS);
  return [result, { p99Ms: ms(delays.percentile(99)), maxMs: ms(delays.max) }];
}
