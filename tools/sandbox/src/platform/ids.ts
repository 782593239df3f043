import { randomBytes } from 'node:crypto';

/** Where ids and secrets come from; an argument, so that tests can repeat a run. */
export interface Ids {
  /** An opaque id, sortable by time, never reused (I9). */
  next(): string;
  /** A secret of at least 128 bits (R0.24), URL-safe. */
  secret(): string;
  /** A numeric code of so many digits. */
  code(digits: number): string;
}

/** @param now milliseconds since the epoch, for the sortable part */
export function randomIds(now: () => number): Ids {
  return {
    next: () => now().toString(36).padStart(9, '0') + randomBytes(10).toString('hex'),
    secret: () => randomBytes(32).toString('base64url'),
    code: (digits) => {
      let text = '';
      while (text.length < digits) {
        const byte = randomBytes(1)[0] ?? 255;
        // 250 is the largest multiple of 10 in a byte: above it the digits would not be equally likely.
        if (byte < 250) text += String(byte % 10);
      }
      return text;
    },
  };
}
