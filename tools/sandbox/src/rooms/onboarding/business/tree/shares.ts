import { MAX_LEVELS } from '@bank/protocol/onboarding-business';
import type { Shareholder } from '@bank/protocol/onboarding-business';

// R3.5.5: shares are percentages with up to four decimals, reckoned in whole numbers alone.

/** 100 % in the smallest part that a share can say. */
export const WHOLE = 1_000_000n;
/** Whom the bank asks more of (R3.5.7, R3.5.8). */
export const QUARTER = WHOLE / 4n;

const SHARE = /^(\d{1,3})(?:\.(\d{1,4}))?$/;

/** A share in parts of `WHOLE`; null for a text that is none, for nothing, and for more than all. */
export function partsOf(share: string): bigint | null {
  const [, percent, decimals = ''] = SHARE.exec(share) ?? [];
  if (percent === undefined) return null;
  const parts = BigInt(`${percent}${decimals.padEnd(4, '0')}`);
  return parts > 0n && parts <= WHOLE ? parts : null;
}

/** What a person holds. */
export interface Holding {
  /** Their highest share of any one company, in parts of `WHOLE`. */
  highest: bigint;
  /** Of the company that applies, over all ways to it, in parts of `ALL`. */
  inTheEnd: bigint;
}

/** Divided by `WHOLE` on every level, and still a whole number on the deepest. */
export const ALL = WHOLE ** BigInt(MAX_LEVELS);

/** What each person holds of the company that applies, through a tree that has no fault. */
export function holdingsOf(shareholders: readonly Shareholder[]): ReadonlyMap<string, Holding> {
  const holdings = new Map<string, Holding>();
  const follow = (level: readonly Shareholder[], amount: bigint): void => {
    for (const { type, id, share, shareholders: below = [] } of level) {
      const parts = partsOf(share) ?? 0n;
      const part = (amount * parts) / WHOLE;
      if (type === 'company') follow(below, part);
      else {
        const { highest, inTheEnd } = holdings.get(id) ?? { highest: 0n, inTheEnd: 0n };
        holdings.set(id, { highest: parts > highest ? parts : highest, inTheEnd: inTheEnd + part });
      }
    }
  };
  follow(shareholders, ALL);
  return holdings;
}

/** What a person holds in the end, in percent with at most four decimals, rounded down: `33.3333`. Nothing is `0`. */
export function percentOf(holding: Holding | undefined): string {
  const parts = ((holding?.inTheEnd ?? 0n) * WHOLE) / ALL;
  const percent = WHOLE / 100n;
  const decimals = String(parts % percent)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(parts / percent) : `${parts / percent}.${decimals}`;
}

/** Whether a person holds at least a quarter in the end: an owner (R3.5.8). */
export const isOwner = (holding: Holding | undefined): boolean =>
  holding !== undefined && holding.inTheEnd * WHOLE >= ALL * QUARTER;

/** Whether the bank asks where a person's money comes from: from a quarter on, of any company or in the end (R3.5.7). */
export const isAskedForSources = (holding: Holding | undefined): boolean =>
  holding !== undefined && (holding.highest >= QUARTER || isOwner(holding));
