import type { CaptchaPuzzle } from '@bank/protocol/onboarding';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import type { CallContext } from '../../platform/handler';
import { readSetting, settleSetting } from '../../platform/settings';

/** How long a puzzle may be solved. A slow phone needs seconds. */
const LIFE_MS = 5 * 60_000;
/** As many numbers as five digits have: a browser tries 50,000 of them on average. */
const DIGITS = 5;
const MOST = 10 ** DIGITS - 1;
const ALGORITHM = 'SHA-256';

/** A payload: the puzzle with the number that solves it, as base64 of JSON. */
const solution = z.object({
  algorithm: z.literal(ALGORITHM),
  challenge: z.string(),
  number: z.int(),
  salt: z.string(),
  signature: z.string(),
});

/** What the bank signs puzzles with; all instances on one database share it. */
async function keyOf({ db, ids }: Pick<CallContext, 'db' | 'ids'>): Promise<string> {
  return (await readSetting(db, 'captcha.key')) ?? (await settleSetting(db, 'captcha.key', ids.secret()));
}

/** The page that a puzzle and its ticket are bound to; a caller that is no page has none. */
export const pageOf = ({ origin }: Pick<CallContext, 'origin'>): string => origin ?? '';

/** A puzzle for the calling page (R3.3.23). The bank keeps nothing of it: origin and expiry are in the salt, which the signature covers. */
export async function newPuzzle(context: CallContext): Promise<CaptchaPuzzle> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: ALGORITHM,
    hmacKey: await keyOf(context),
    number: Number(context.ids.code(DIGITS)),
    salt: context.ids.secret(),
    params: { origin: pageOf(context) },
    expires: new Date(context.clock.now() + LIFE_MS),
  });
  return { algorithm: ALGORITHM, challenge, maxnumber: MOST, salt, signature };
}

/** A solved puzzle: what identifies it, and until when it counts. */
interface Solved {
  challenge: string;
  expiresAt: Date;
}

/**
 * Reads a payload by the bank's clock; the library would take the machine's.
 * @returns null for one that is not solved, not the bank's, or of another page
 */
export async function solvedBy(payload: string, context: CallContext): Promise<Solved | null> {
  const read = readPayload(payload);
  if (read === null || !(await verifySolution(read, await keyOf(context), false))) return null;
  const { origin, expires } = extractParams(read);
  if (origin !== pageOf(context)) return null;
  return { challenge: read.challenge, expiresAt: new Date(Number(expires) * 1000) };
}

function readPayload(payload: string): z.output<typeof solution> | null {
  try {
    return solution.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}
