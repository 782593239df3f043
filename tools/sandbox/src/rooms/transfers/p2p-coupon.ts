import type { Parsed } from '@bank/protocol';
import type { p2pTransfer } from '@bank/protocol/transfers';

// R2.7.190: codes that make the fee of a P2P payment less.

/** The code of a call as the bank keeps it; null where none was given. */
export function couponOf({ couponCode = '' }: Pick<Parsed<typeof p2pTransfer>, 'couponCode'>): string | null {
  return couponCode.trim().toUpperCase() || null;
}
