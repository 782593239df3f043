import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { refused } from './texts';

type Context = CallContext & MayRefuse<'keyReused'>;

/** What the bank answers to an application that it has taken: where the letter went. */
export interface Taken {
  email: string;
}

/** How long an application is answered alike under its key (R3.3.24). */
const KEPT_MS = 30 * 86_400_000;

const keyOf = ({ idempotencyKey }: CallContext): string => {
  if (idempotencyKey === null) throw new Error('a call that is made once was dispatched without its key');
  return idempotencyKey;
};

/**
 * Takes the key until the end of the transaction, so that of two applications under it the second finds the answer of the first.
 * @returns the answer, or the refusal of another application under the key; null for a key that is new
 */
export async function answeredBefore(tx: Tx, context: Context): Promise<Taken | Refusal | null> {
  const { clock, bodyHash } = context;
  // Seeded by a number of its own, so that no key of a payment is the same lock.
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7206074))', [keyOf(context)]);
  await tx.query('DELETE FROM application WHERE created_at <= $1', [new Date(clock.now() - KEPT_MS)]);
  const [known] = await tx.query<{ bodyHash: string; answer: Taken }>(
    'SELECT body_hash AS "bodyHash", answer FROM application WHERE key = $1',
    [keyOf(context)],
  );
  if (!known) return null;
  return known.bodyHash === bodyHash ? known.answer : refused(context, 'keyReused');
}

/** Keeps the answer, in the transaction of what it is about. */
export async function keepAnswer(tx: Tx, context: CallContext, answer: Taken): Promise<void> {
  await tx.query('INSERT INTO application (key, body_hash, answer, created_at) VALUES ($1, $2, $3, $4)', [
    keyOf(context),
    context.bodyHash,
    JSON.stringify(answer),
    new Date(context.clock.now()),
  ]);
}
