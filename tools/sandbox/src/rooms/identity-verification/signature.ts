import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a message's time may be from the bank's clock, either way (R0.80). */
export const TOLERANCE_MS = 300_000;

/** What a provider puts beside the body of a message. */
export interface SignedHeaders {
  /** Milliseconds since the epoch, as digits. */
  timestamp: string | undefined;
  /** HMAC-SHA-256 over timestamp, a dot and the body, in lower-case hex. */
  signature: string | undefined;
}

const macOf = (secret: string, timestamp: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();

/** As a provider signs what it sends. @param nowMs by the provider's clock */
export function sign(secret: string, nowMs: number, body: Buffer): { timestamp: string; signature: string } {
  const timestamp = String(nowMs);
  return { timestamp, signature: macOf(secret, timestamp, body).toString('hex') };
}

/** Time and signature that have the shape of those of a message that was signed just now; they say nothing of who did. */
type Shaped = { [Name in keyof SignedHeaders]: string };

/** @returns undefined for what nobody can have signed just now */
export function shapedHeaders(nowMs: number, { timestamp, signature }: SignedHeaders): Shaped | undefined {
  if (timestamp === undefined || !/^\d{10,16}$/.test(timestamp)) return undefined;
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return undefined;
  return Math.abs(Number(timestamp) - nowMs) > TOLERANCE_MS ? undefined : { timestamp, signature };
}

/** Whether the holder of the secret has signed these very bytes within the last five minutes of the bank's clock (R0.80). */
export const isSigned = (secret: string, { timestamp, signature }: Shaped, body: Buffer): boolean =>
  timingSafeEqual(Buffer.from(signature, 'hex'), macOf(secret, timestamp, body));
