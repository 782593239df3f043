import { cardStatus } from '@bank/protocol/cards';
import type { CardStep } from '@bank/protocol/cards';

/** What of a card decides where it is. Instants in ms since the epoch. */
export interface Lived {
  status: number;
  isVirtual: boolean;
  isExpress: boolean;
  orderedAt: number;
  /** When the status was set. */
  steppedAt: number;
  expiryMonth: number;
  expiryYear: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From the order to each station, in ms. */
type Way = readonly (readonly [status: number, afterMs: number])[];

const { submitted, processing, printing, printed, shipped, active, expired, paused, canceled } = cardStatus;
/** What a closed account says of itself. */
const CLOSED_ACCOUNT = 11;
const VIRTUAL: Way = [
  [submitted, 0],
  [processing, MINUTE_MS],
  [active, 5 * MINUTE_MS],
];
const POSTED: Way = [
  [submitted, 0],
  [processing, HOUR_MS],
  [printing, DAY_MS],
  [printed, 2 * DAY_MS],
  [shipped, 2 * DAY_MS + 6 * HOUR_MS],
];
/** Express cards are printed the same day. */
const EXPRESS: Way = [
  [submitted, 0],
  [processing, HOUR_MS],
  [printing, 3 * HOUR_MS],
  [printed, 6 * HOUR_MS],
  [shipped, 8 * HOUR_MS],
];

/** Days in the post, from shipped to the letter box. */
const POST_DAYS = { express: 2, standard: 4 } as const;

/** Statuses in which a card expires by itself; every other one waits for a person. */
const EXPIRES = new Set<number>([active, paused, shipped]);
/** Statuses without a way on. */
const FINAL = new Set<number>([canceled, expired, CLOSED_ACCOUNT]);

function wayOf({ isVirtual, isExpress }: Lived): Way {
  return isVirtual ? VIRTUAL : isExpress ? EXPRESS : POSTED;
}

/** A card works until the last day of its month ends, in UTC. */
export const expiresAt = ({ expiryMonth, expiryYear }: Pick<Lived, 'expiryMonth' | 'expiryYear'>): number =>
  Date.UTC(expiryYear, expiryMonth, 1);

/**
 * Where the clock alone has brought a card: submitted → processing → printing → printed → shipped, and from there the holder activates
 * it. Virtual cards become active by themselves. A card never goes back.
 * @returns its status now, and since when
 */
export function lifeAt(card: Lived, nowMs: number): { status: number; since: number | null } {
  const way = wayOf(card);
  const place = way.findIndex(([status]) => status === card.status);
  let status = card.status;
  let since: number | null = null;
  // A card that is active, or that a person has stopped, is past its way.
  if (place >= 0 && card.status !== active) {
    for (const [next, afterMs] of way.slice(place + 1)) {
      if (card.orderedAt + afterMs > nowMs) break;
      status = next;
      since = card.orderedAt + afterMs;
    }
  }
  if (expires(card, status) && expiresAt(card) <= nowMs) return { status: expired, since: expiresAt(card) };
  return { status, since };
}

/** A holder may pause a card that has expired (R2.4.10): that pause stays until they end it. */
const expires = (card: Lived, status: number): boolean =>
  EXPIRES.has(status) && !(status === paused && card.steppedAt >= expiresAt(card));

/** When the clock alone changes the card next, in ms since the epoch; null: never. The card is where the clock has brought it. */
export function changesAt(card: Lived, nowMs: number): number | null {
  if (FINAL.has(card.status)) return null;
  const way = wayOf(card);
  const place = way.findIndex(([status]) => status === card.status);
  const next = place >= 0 && card.status !== active ? way[place + 1] : undefined;
  const at = next ? card.orderedAt + next[1] : expiresAt(card);
  return at > nowMs ? at : null;
}

/** The stations for the holder's tracker, each with when it was reached or is expected. Instants in ISO 8601. */
export function stepsOf(card: Lived, nowMs: number): CardStep[] {
  const way = wayOf(card);
  const place = way.findIndex(([status]) => status === card.status);
  const isOnItsWay = place >= 0 && card.status !== active;
  const steps = way.map(([statusId, afterMs], at): CardStep => {
    const instant = new Date(card.orderedAt + afterMs).toISOString();
    const isReached = isOnItsWay ? at <= place : card.orderedAt + afterMs <= nowMs;
    return { statusId, at: isReached ? instant : null, expectedAt: isReached ? null : instant };
  });
  if (card.isVirtual || !isOnItsWay) return steps;
  const [, shippedAfter] = way.at(-1) ?? [shipped, 0];
  const days = card.isExpress ? POST_DAYS.express : POST_DAYS.standard;
  const arrives = card.orderedAt + shippedAfter + days * DAY_MS;
  return [...steps, { statusId: active, at: null, expectedAt: new Date(arrives).toISOString() }];
}
