import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { HttpRefusal, MayRefuse } from '../../platform/refusal';
import { tellOnceADay } from '../codes/tell-once-a-day';
import { refused, say } from './texts';

// R0.152: wrong passwords close the door to whom they came from.

/** Whose wrong tries are counted together, and how many before the door closes to them. */
export interface Asker {
  name: string;
  most: number;
}

/** Under this name, wrong codes after a right password are counted over all sign-ins of a user. They come from nobody who asks for the door. */
const CODES = 'codes';

/** All strangers together have so many times the tries of one. */
const STRANGERS_FACTOR = 10;

type Counting = Pick<CallContext, 'clock' | 'config'>;
type Config = Pick<CallContext, 'config'>;

/** The owner's own browser, phone or session. What strangers try does not close it. */
export const ownAsker = (name: string, { config }: Config): readonly Asker[] => [{ name, most: config.passwordTries }];

/** @param subscriber whom the address of the network is counted for (`subscriberOf`) */
export const strangerAskers = (subscriber: string, { config }: Config): readonly Asker[] => [
  { name: `from ${subscriber}`, most: config.passwordTries },
  { name: 'strangers', most: config.passwordTries * STRANGERS_FACTOR },
];

/** What was counted before this is forgotten, and a closed door is open again. */
const since = ({ clock, config }: Counting): Date => new Date(clock.now() - config.lockS * 1000);

/**
 * Counts a try before the password is looked at, so that many at once cannot slip through together. Kept by address, not
 * by user: an address without a user locks like any other, so that a lock does not reveal whether the user exists.
 *
 * @throws HttpRefusal 403 `locked` while the door is closed to one of the askers; a try that is refused counts for no later one
 */
export async function countTry(
  email: string,
  askers: readonly Asker[],
  context: CallContext & MayRefuse<'locked'>,
): Promise<void> {
  const { db } = context;
  await dropForgotten(db, context);
  for (const asker of askers) {
    const { failures, countedAt } = await counted(db, { email, asker }, context);
    if (failures <= asker.most) continue;
    if (failures === asker.most + 1) await tell(email, context);
    throw lockedSince(countedAt, context);
  }
}

/**
 * For strangers: too many wrong codes close the door to them, too.
 *
 * @throws HttpRefusal 403 `locked`
 */
export async function mustHaveCodesLeft(email: string, context: CallContext & MayRefuse<'locked'>): Promise<void> {
  const { failures, countedAt } = await wrongCodes(context.db, email, context);
  if (failures >= context.config.passwordTries) throw lockedSince(countedAt, context);
}

function lockedSince(closedAt: Date, context: CallContext & MayRefuse<'locked'>): HttpRefusal {
  const { clock, config } = context;
  // A span and no time of day: the bank does not know what the reader's clock shows.
  const retryAfterS = Math.ceil((closedAt.getTime() - clock.now()) / 1000) + config.lockS;
  return refused(context, 'locked', { values: { minutes: String(Math.ceil(retryAfterS / 60)) }, retryAfterS });
}

/** Of every address: nothing else would delete the count of one that a stranger made up. By itself, so that no two wait for each other. */
async function dropForgotten(db: Tx, context: Counting): Promise<void> {
  await db.query(
    `DELETE FROM sign_in_guard WHERE (email, asker) IN (
       SELECT email, asker FROM sign_in_guard WHERE counted_at <= $1 ORDER BY counted_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [since(context)],
  );
}

interface Count {
  failures: number;
  countedAt: Date;
}

/** The count after this try. The one that closes the door is the last that moves its time. */
async function counted(tx: Tx, { email, asker }: { email: string; asker: Asker }, context: Counting): Promise<Count> {
  const [count] = await tx.query<Count>(
    `INSERT INTO sign_in_guard AS g (email, asker, failures, counted_at) VALUES ($1, $2, 1, $4)
     ON CONFLICT (email, asker) DO UPDATE SET
       failures = CASE WHEN g.counted_at <= $5 THEN 1 ELSE least(g.failures, $3 + 1) + 1 END,
       counted_at = CASE WHEN g.counted_at <= $5 OR g.failures <= $3 THEN $4 ELSE g.counted_at END
     RETURNING failures, counted_at AS "countedAt"`,
    [email, asker.name, asker.most, new Date(context.clock.now()), since(context)],
  );
  if (!count) throw new Error('a try was not counted');
  return count;
}

/** The count of wrong codes as it is. */
async function wrongCodes(tx: Tx, email: string, context: Counting): Promise<Count> {
  const [count] = await tx.query<Count>(
    'SELECT failures, counted_at AS "countedAt" FROM sign_in_guard WHERE email = $1 AND asker = $2 AND counted_at > $3',
    [email, CODES, since(context)],
  );
  return count ?? { failures: 0, countedAt: new Date(context.clock.now()) };
}

const tell = (email: string, context: CallContext): Promise<void> =>
  context.db.transaction((tx) =>
    tellOnceADay(tx, context, {
      about: 'wrongPasswords',
      email,
      words: (language) => ({
        subject: say(language, 'wrongPasswordsSubject'),
        text: say(language, 'wrongPasswordsText', { ip: context.ip }),
      }),
    }),
  );

/** The password was right: the wrong ones of these askers no longer count. */
export async function forgetTries(
  email: string,
  askers: readonly Asker[],
  { db }: Pick<CallContext, 'db'>,
): Promise<void> {
  await db.query('DELETE FROM sign_in_guard WHERE email = $1 AND asker = ANY ($2)', [
    email,
    askers.map(({ name }) => name),
  ]);
}

/**
 * Counts a wrong code over all sign-ins of a user: a thief of the password could guess codes without limit otherwise. The next try to sign in
 * from a place that the bank does not know finds the door closed.
 */
export async function countWrongCode(tx: Tx, userId: number, context: Counting): Promise<void> {
  const [user] = await tx.query<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [userId]);
  if (!user) return;
  await counted(tx, { email: user.email, asker: { name: CODES, most: context.config.passwordTries } }, context);
}

/** Whether so much was guessed that not even a right code counts: of sign-ins begun before, too. */
export async function isUsedUp(tx: Tx, userId: number, context: Counting): Promise<boolean> {
  const [user] = await tx.query<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [userId]);
  return user !== undefined && (await wrongCodes(tx, user.email, context)).failures >= context.config.passwordTries;
}

/** The user has signed in: wrong codes before it no longer count. */
export async function forgetCodes(tx: Tx, userId: number): Promise<void> {
  await tx.query('DELETE FROM sign_in_guard WHERE email = (SELECT email FROM app_user WHERE id = $1) AND asker = $2', [
    userId,
    CODES,
  ]);
}
