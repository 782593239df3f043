import type { Row } from '@bank/protocol';
import { accessRight, responseCode } from '@bank/protocol';
import { createHash } from 'node:crypto';
import { secretHash } from '../../identity/auth/sessions';
import type { AuthContext } from '../../identity/auth/context';
import type { Purpose } from '../../identity/codes/purposes';
import { NETWORK, SHARED } from '../../identity/paces/paces';
import { spanOf } from '../../identity/codes/span';
import { say } from '../../identity/codes/texts';
import { isAnswered } from '../../ledger/answered';
import type { Tx } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';
import { HttpRefusal, Refusal } from '../../platform/refusal';
import { subscriberOf } from '../../platform/subscriber';
import { CODE_LINES } from './lines';
import type { Stranger } from './lines';

type Context = AuthContext & MayRefuse<string>;

/** Counts of one purpose, and how many times the limits of a user it may hold. */
interface Bucket {
  name: string;
  factor: number;
}

type Kind = 'sent' | 'wrong';

/**
 * Runs a call within the limits of codes (R0.49), for all instances of the bank together: a code that it sends is counted, and a code
 * that it shows is counted as wrong before it is looked at, so that many at once cannot slip through. A right one is taken off again.
 * @throws Refusal or HttpRefusal `codesClosed` or `tooManySends`
 */
export async function withinLimits(
  row: Row,
  input: unknown,
  context: Context,
  handle: (context: Context) => unknown,
): Promise<unknown> {
  const line = CODE_LINES.get(row.name);
  const purpose = line?.purpose ?? (row.money ? 'payment' : null);
  const guessed = line?.guess(input)?.trim() ?? '';
  const asker: Asker = { row, purpose, field: line?.field, stranger: line?.stranger(input) ?? null };
  if (!line && row.money) await refuseOrder(asker, context);
  const pass = guessed === '' ? null : await takeTry(asker, input, context);
  try {
    const output = await handle({ ...context, outbox: counting(asker, context) });
    if (pass) await forgive(pass, context);
    return output;
  } catch (error) {
    const word = wordOf(error);
    if (WRONG.has(word ?? '')) {
      if (!line && word === 'codeWrong')
        throw new Error(`${row.name} takes a code and has no line in the limits of codes`, { cause: error });
      if (pass) await tellOwner(pass, context);
    } else if (pass && word !== null) await forgive(pass, context);
    throw error;
  }
}

interface Asker {
  row: Row;
  purpose: Purpose | null;
  field: string | undefined;
  stranger: Stranger | null;
}

/** A try that counts as wrong until it is taken off. */
interface Pass {
  purpose: Purpose;
  ids: readonly number[];
  buckets: readonly Bucket[];
}

/** The words of a code that did not fit. */
const WRONG: ReadonlySet<string> = new Set(['codeWrong', 'codeUsedUp', 'approvalUsedUp']);

/** Of a deliberate no. */
const wordOf = (error: unknown): string | null =>
  error instanceof Refusal ? (error.reason ?? '') : error instanceof HttpRefusal ? (error.code ?? '') : null;

/** Whose counts a call adds to. Customers and strangers have their own, so that neither closes anything for the other. */
async function bucketsOf(tx: Tx, { stranger }: Asker, { caller, ip }: Context): Promise<readonly Bucket[]> {
  if (caller)
    return [
      { name: `user:${caller.userId}`, factor: 1 },
      ...(caller.customerId > 0 ? [{ name: `customer:${caller.customerId}`, factor: SHARED }] : []),
      { name: `customers from ${subscriberOf(ip)}`, factor: NETWORK },
    ];
  const from = { name: `strangers from ${subscriberOf(ip)}`, factor: SHARED };
  if (stranger === null) return [from];
  if ('link' in stranger) return [{ name: `link:${secretHash(stranger.link).toString('hex')}`, factor: SHARED }, from];
  // They have shown the password.
  const [user] = await ('username' in stranger
    ? tx.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [stranger.username])
    : tx.query<{ id: number }>('SELECT user_id AS id FROM login_code WHERE hash = $1', [
        secretHash(stranger.loginCode),
      ]));
  if (!user) return [from];
  return [
    { name: `user:${user.id}`, factor: 1 },
    { name: `sign-ins from ${subscriberOf(ip)}`, factor: NETWORK },
  ];
}

interface Counted {
  purpose: Purpose;
  kind: Kind;
  buckets: readonly Bucket[];
  guess?: string;
}

const limitsOf = ({ kind, buckets }: Counted, { config }: Context) => ({
  names: buckets.map(({ name }) => name),
  hourly: buckets.map(({ factor }) => factor * (kind === 'sent' ? config.codeSendsPerHour : config.wrongCodesPerHour)),
  daily: buckets.map(({ factor }) => (kind === 'sent' ? null : factor * config.wrongCodesPerDay)),
});

/** @returns the ids of what was counted, or the seconds to wait */
async function take(tx: Tx, counted: Counted, context: Context): Promise<{ ids: number[] } | { waitS: number }> {
  const { names, hourly, daily } = limitsOf(counted, context);
  const [row] = await tx.query<{ taken: { ids: number[] } | { waitS: number } }>(
    'SELECT code_take($1, $2, $3, $4, $5, $6, $7) AS taken',
    [counted.purpose, counted.kind, names, hourly, daily, counted.guess ?? null, new Date(context.clock.now())],
  );
  if (!row) throw new Error('code_take answered nothing');
  return row.taken;
}

async function waitOf(tx: Tx, counted: Counted, context: Context): Promise<number> {
  const { names, hourly, daily } = limitsOf(counted, context);
  const [row] = await tx.query<{ wait: number }>('SELECT code_wait($1, $2, $3, $4, $5, $6) AS wait', [
    ...[counted.purpose, counted.kind, names, hourly, daily],
    new Date(context.clock.now()),
  ]);
  return row?.wait ?? 0;
}

/** Counts a code as wrong before it is looked at. The same code shown again by a repeated call is one guess. */
async function takeTry(asker: Asker, input: unknown, context: Context): Promise<Pass | null> {
  const { purpose, row } = asker;
  if (purpose === null) throw new Error(`${row.name} has no purpose`);
  const buckets = await bucketsOf(context.db, asker, context);
  const guess = createHash('sha256')
    .update(JSON.stringify([row.name, input]))
    .digest('hex');
  const taken = await context.db.transaction((tx) => take(tx, { purpose, kind: 'wrong', buckets, guess }, context));
  if ('ids' in taken) return { purpose, ids: taken.ids, buckets };
  // What was answered before is answered again: the first answer may have been lost.
  if (await isAnswered(row, context)) return null;
  throw closed('codesClosed', taken.waitS, asker, context);
}

async function forgive({ ids }: Pass, { db }: Context): Promise<void> {
  if (ids.length > 0) await db.query('DELETE FROM code_event WHERE id = ANY ($1)', [ids]);
}

/** The outbox of a call: each code that leaves by it is counted in the transaction that sends it. */
const counting = (asker: Asker, context: Context): Context['outbox'] => ({
  ...context.outbox,
  async send(tx, message) {
    if (message.reason === 'code') {
      const { purpose, row } = asker;
      if (purpose === null) throw new Error(`${row.name} sends a code and has no line in the limits of codes`);
      const buckets = await bucketsOf(tx, asker, context);
      const taken = await take(tx, { purpose, kind: 'sent', buckets }, context);
      if ('waitS' in taken) throw closed('tooManySends', taken.waitS, asker, context);
    }
    return context.outbox.send(tx, message);
  },
});

/** An order that could send no code, or whose code would not be taken, is refused before money waits for it. */
async function refuseOrder(asker: Asker, context: Context): Promise<void> {
  const { caller, db } = context;
  if (!caller || caller.right === accessRight.initiate) return;
  const [user] = await db.prepared(
    'asks-code',
    `SELECT FROM app_user u WHERE u.id = $1 AND approval_mode(u) IN ('otp', 'sms', 'approvalCode')`,
    [caller.userId],
  );
  if (!user || (await isAnswered(asker.row, context))) return;
  const buckets = await bucketsOf(db, asker, context);
  const wrong = await waitOf(db, { purpose: 'payment', kind: 'wrong', buckets }, context);
  if (wrong > 0) throw closed('codesClosed', wrong, asker, context);
  const sent = await waitOf(db, { purpose: 'payment', kind: 'sent', buckets }, context);
  if (sent > 0) throw closed('tooManySends', sent, asker, context);
}

function closed(
  word: 'codesClosed' | 'tooManySends',
  waitS: number,
  { row, field }: Asker,
  { lang }: Context,
): Refusal | HttpRefusal {
  const text = say(lang, word, { span: spanOf(lang, waitS) });
  if (row.kind === 'http') return new HttpRefusal(403, text, { code: word, retryAfterS: waitS });
  const validation = field === undefined || word !== 'codesClosed' ? [] : [{ description: text, field }];
  return new Refusal(responseCode.verify, text, { reason: word, validation });
}

/** The wrong code that closes a purpose for a user is told to them; what many people share tells nobody. */
async function tellOwner({ purpose, ids, buckets }: Pass, context: Context): Promise<void> {
  const own = buckets.find(({ factor }) => factor === 1);
  // A guess that was counted before closes nothing anew.
  if (!own || ids.length === 0) return;
  const waitS = await waitOf(context.db, { purpose, kind: 'wrong', buckets: [own] }, context);
  if (waitS === 0) return;
  await context.outbox.tell({
    userId: Number(own.name.slice('user:'.length)),
    topic: 'security',
    words: (language) => ({
      subject: say(language, 'closedSubject'),
      text: say(language, 'closedText', { purpose: say(language, purpose), span: spanOf(language, waitS) }),
    }),
  });
}
