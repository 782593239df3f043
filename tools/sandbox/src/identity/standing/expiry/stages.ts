// R0.90, R0.91: what the bank does about a document that ends, and when.

const DAY_MS = 86_400_000;
/** The hour in UTC at which the bank writes. */
const HOUR_MS = 8 * 3_600_000;

/** By how many days after the end of a document; before it they are negative. */
const STAGES = [
  { days: -60, does: 'endsSoon' },
  { days: -30, does: 'endsSoon' },
  { days: -7, does: 'endsSoon' },
  { days: 0, does: 'ended' },
  { days: 30, does: 'limit' },
] as const;

export type Stage = (typeof STAGES)[number]['does'];

/** How long after the end of a document an account stays open without a new one. */
export const GRACE_DAYS = STAGES.at(-1)?.days ?? 0;

/** A day after a day. @param day `YYYY-MM-DD` */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const timeOf = (expiresAt: string, days: number): number => Date.parse(expiresAt) + days * DAY_MS + HOUR_MS;

/**
 * What is due now: the latest of what has come, so that a bank that was away writes once and not three times.
 * @param expiresAt the day on which the document ends, `YYYY-MM-DD`
 */
export const stageAt = (expiresAt: string, nowMs: number): Stage | null =>
  STAGES.findLast(({ days }) => timeOf(expiresAt, days) <= nowMs)?.does ?? null;

/** When the bank looks at the document next, in ms; null after the last time. */
export function nextLook(expiresAt: string, nowMs: number): number | null {
  const next = STAGES.map(({ days }) => timeOf(expiresAt, days)).find((at) => at > nowMs);
  return next ?? null;
}

/** While the bank still checks what would replace the document: it looks again a day later. */
export const nextDay = (nowMs: number): number => nowMs + DAY_MS;
