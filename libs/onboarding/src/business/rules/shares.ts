// R3.5.5, R0.45: shares are percentages with up to four decimals, reckoned exactly.

/** 100 % in ten-thousandths of a percent, the smallest part that a share can say. */
export const WHOLE = 1_000_000n;
const DECIMALS = 4;
const SHARE = /^(\d{1,3})(?:\.(\d{1,4}))?$/;

/** A level names at least a tenth of its company. */
export const LEAST_NAMED = WHOLE / 10n;
/** From here on the money's sources are asked for, and who holds it in the end is an owner (R3.5.7, R3.5.8). */
export const QUARTER = WHOLE / 4n;

/** @param share a decimal in percent: "33.3333" @returns null for a text that is none, for 0 and for more than 100 */
export function partsOf(share: string): bigint | null {
  const [, whole, decimals = ''] = SHARE.exec(share) ?? [];
  if (whole === undefined) return null;
  const parts = BigInt(whole + decimals.padEnd(DECIMALS, '0'));
  return parts > 0n && parts <= WHOLE ? parts : null;
}

/** A decimal in percent, without zeros at its end: "33.3333". @param parts of `WHOLE` */
export function percentOf(parts: bigint): string {
  const digits = String(parts).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${digits.slice(0, -DECIMALS)}${decimals && `.${decimals}`}`;
}

/** What the holders of a level have together; a share that is none counts for nothing. */
export const sumOf = (shares: readonly string[]): bigint =>
  shares.reduce((sum, share) => sum + (partsOf(share) ?? 0n), 0n);
