import type { z } from 'zod';
import { HttpRefusal } from '../../platform/refusal';

/**
 * What a tester sends, read by its schema; no body is an empty one.
 * @throws HttpRefusal 400 with `message`, which says what is expected
 */
export function readBody<T>(schema: z.ZodType<T>, body: unknown, message: string): T {
  const result = schema.safeParse(Buffer.isBuffer(body) ? parsed(body) : {});
  if (result.success) return result.data;
  throw new HttpRefusal(400, message);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
