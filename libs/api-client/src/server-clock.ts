/** How far the bank's clock is ahead of ours, in ms, by the Date header of its last answer (exact to a second). */
let aheadMs = 0;

/** @param dateHeader the Date header of an answer; anything else is ignored */
export function observeServerDate(dateHeader: unknown, nowMs: number): void {
  const at = typeof dateHeader === 'string' ? Date.parse(dateHeader) : Number.NaN;
  if (!Number.isNaN(at)) aheadMs = at - nowMs;
}

/** Now by the bank's clock, in epoch ms: tokens expire by it, not by this machine's clock. */
export function serverNow(nowMs: number): number {
  return nowMs + aheadMs;
}
