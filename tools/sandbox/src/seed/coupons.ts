import type { Tx } from '../platform/db';

const DAY_MS = 86_400_000;

/** The codes of a bank that begins: of each kind of answer one. */
export async function seedCoupons(tx: Tx, nowMs: number): Promise<void> {
  const day = (offset: number) => new Date(nowMs + offset * DAY_MS);
  const coupons: readonly (readonly [
    code: string,
    percentOff: number,
    currency: string | null,
    from: Date,
    until: Date,
  ])[] = [
    ['WELCOME50', 50, null, day(-30), day(365)],
    ['FREEEURO', 100, 'EUR', day(-30), day(365)],
    ['SUMMER25', 25, null, day(-120), day(-30)],
  ];
  for (const coupon of coupons) {
    await tx.query(
      'INSERT INTO coupon (code, percent_off, currency, valid_from, valid_until) VALUES ($1, $2, $3, $4, $5)',
      [...coupon],
    );
  }
}
