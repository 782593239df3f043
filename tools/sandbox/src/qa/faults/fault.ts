import { z } from 'zod';

/**
 * A failure that testers ask for. `status`, `answer` and `drop-before` stop a call before it is handled; `delay` holds it up;
 * `drop-after`, `truncate`, `html` and `empty` handle it, commit, and then lose or damage the answer. A `status` comes from a gateway;
 * an `answer` is marked as the bank's own, so a client believes it about money.
 */
export const faultDefinition = z.strictObject({
  match: z
    .strictObject({
      /** A method name, or an http row's `VERB /path`. */
      method: z.string().max(200).optional(),
      /** A path of the bank; a `*` at the end matches the rest. */
      path: z.string().max(500).optional(),
    })
    .default({}),
  kind: z.enum(['status', 'answer', 'delay', 'drop-before', 'drop-after', 'truncate', 'html', 'empty']),
  status: z.int().min(200).max(599).optional(),
  /** What an `answer` says. */
  body: z.record(z.string(), z.unknown()).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  /** Seconds. */
  retryAfter: z.int().min(0).max(86_400).optional(),
  times: z.int().min(1).max(1_000_000).default(1),
});
export type FaultDefinition = z.output<typeof faultDefinition>;

/** @param method the row's wire name; @param path the address without its query */
export function matches({ match }: FaultDefinition, method: string, path: string): boolean {
  if (match.method !== undefined && match.method !== method) return false;
  if (match.path === undefined) return true;
  return match.path.endsWith('*') ? path.startsWith(match.path.slice(0, -1)) : path === match.path;
}
