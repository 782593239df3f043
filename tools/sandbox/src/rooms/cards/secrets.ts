import { responseCode } from '@bank/protocol';
import type { Parsed } from '@bank/protocol';
import type { cardApply, CardSecret } from '@bank/protocol/cards';
import { secretHash } from '../../identity/auth/sessions';
import { factorFor } from '../../identity/security/factor';
import type { FactorUser } from '../../identity/security/factor';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { cardFor } from './find';
import type { StoredCard } from './find';
import type { CardAction } from './rules';
import { refused, say } from './texts';

type Purpose = 'pin' | 'details' | 'newPin';
type CodeProblem = 'codeExpired' | 'codeUsedUp' | 'codeWrong';

/** What a purpose needs the card's status to permit. */
const ACTION: Readonly<Record<Purpose, CardAction>> = { pin: 'showPin', details: 'showDetails', newPin: 'changePin' };

const CODE_TEXTS = {
  pin: 'codeForPin',
  details: 'codeForDetails',
  newPin: 'codeForNewPin',
  order: 'codeForOrder',
} as const;

/** The order and its customer: a user who acts for another customer meanwhile orders nothing for that one with this code. */
export type CardWish = Omit<Parsed<typeof cardApply>, 'confirm'> & { customerId: number };

/** What waits for a code. */
interface Waiting {
  purpose: Purpose | 'order';
  /** Null for the order of a card, which names none yet. */
  accountId: number | null;
  /** Only with the purpose of the same name. */
  newPin: string | null;
  /** What was ordered; only for an order. */
  wish: CardWish | null;
}

const codeHash = (requestKey: string, code: string) => secretHash(`${requestKey}:${code}`);

/**
 * Sends a code to the user's second factor, else to their e-mail address. The newest one counts.
 * @param about the last four of the card, or what is ordered
 */
async function sendCode(
  tx: Tx,
  { purpose, accountId, newPin, wish }: Waiting,
  about: { card: string } | { what: string },
  context: CallContext & MayRefuse<'noAccess'>,
): Promise<CardSecret> {
  const { clock, config, ids, lang, outbox } = context;
  const { userId } = callerOf(context);
  const requestKey = ids.next();
  const code = ids.code(6);
  const expiresAt = new Date(clock.now() + config.codeS * 1000);
  const [user] = await tx.query<FactorUser>(
    `SELECT email, phone, two_factor_mode AS "twoFactorMode", approve_mode AS "approveMode" FROM app_user WHERE id = $1`,
    [userId],
  );
  if (!user) throw refused(context, 'noAccess', { code: responseCode.noAccess });
  const to = factorFor(user, 'otp');
  await tx.query('DELETE FROM card_secret WHERE user_id = $1', [userId]);
  await tx.query(
    `INSERT INTO card_secret (id, user_id, account_id, purpose, new_pin, wish, code_hash, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [requestKey, userId, accountId, purpose, newPin, wish, codeHash(requestKey, code), expiresAt],
  );
  const values = { code, ...about, minutes: String(Math.ceil(config.codeS / 60)) };
  const subject = to.channel === 'email' ? { subject: say(lang, 'codeSubject') } : {};
  const text = say(lang, CODE_TEXTS[purpose], values);
  await outbox.send(tx, { reason: 'code', channel: to.channel, to: to.to, ...subject, text, code });
  return {
    ...{ requestKey, sentTo: to.shown, expiresAt: expiresAt.toISOString() },
    ...('what' in about ? { what: about.what } : {}),
  };
}

/** Sends the code that a secret of a card waits for. @param newPin only with the purpose of the same name */
export const askForSecret = (
  { accountId, purpose, newPin = null }: { accountId: number; purpose: Purpose; newPin?: string | null },
  context: CallContext & MayRefuse<'noAccess' | 'notNow'>,
): Promise<CardSecret> =>
  context.db.transaction(async (tx) => {
    const card = await cardFor(tx, ACTION[purpose], accountId, context);
    return sendCode(tx, { purpose, accountId, newPin, wish: null }, { card: card.number.slice(-4) }, context);
  });

/** Sends the code that an order waits for. @param what is ordered, in words */
export const askForOrder = (
  tx: Tx,
  wish: CardWish,
  what: string,
  context: CallContext & MayRefuse<'noAccess'>,
): Promise<CardSecret> => sendCode(tx, { purpose: 'order', accountId: null, newPin: null, wish }, { what }, context);

/**
 * What the code opens, once. A wrong code counts, and the fifth ends the request.
 * @param use done in the same transaction
 */
async function withCode<T>(
  { requestKey, code, purpose }: { requestKey: string; code: string; purpose: Waiting['purpose'] },
  context: CallContext & MayRefuse<CodeProblem>,
  use: (tx: Tx, waiting: Omit<Waiting, 'purpose'>) => Promise<T>,
): Promise<T> {
  const { clock, config, db } = context;
  // A wrong code is answered and not thrown inside the transaction, so that it stays counted.
  const outcome = await db.transaction(async (tx): Promise<{ problem: CodeProblem } | { value: T }> => {
    const [row] = await tx.query<Omit<Waiting, 'purpose'> & { codeHash: Buffer; expiresAt: Date; tries: number }>(
      `SELECT account_id AS "accountId", code_hash AS "codeHash", expires_at AS "expiresAt", tries, new_pin AS "newPin", wish
         FROM card_secret WHERE id = $1 AND user_id = $2 AND purpose = $3 FOR UPDATE`,
      [requestKey, callerOf(context).userId, purpose],
    );
    if (!row || clock.now() >= row.expiresAt.getTime()) return { problem: 'codeExpired' };
    if (row.tries >= config.codeTries) return { problem: 'codeUsedUp' };
    if (!row.codeHash.equals(codeHash(requestKey, code.trim()))) {
      await tx.query('UPDATE card_secret SET tries = tries + 1 WHERE id = $1', [requestKey]);
      return { problem: row.tries + 1 >= config.codeTries ? 'codeUsedUp' : 'codeWrong' };
    }
    await tx.query('DELETE FROM card_secret WHERE id = $1', [requestKey]);
    return { value: await use(tx, row) };
  });
  if ('problem' in outcome) throw refused(context, outcome.problem, { field: 'code' });
  return outcome.value;
}

/** Opens a secret with its code: the card, and the PIN to be set. */
export const openSecret = <T>(
  asked: { requestKey: string; code: string; purpose: Purpose },
  context: CallContext & MayRefuse<'noAccess' | 'notNow' | CodeProblem>,
  use: (found: { card: StoredCard; newPin: string | null; tx: Tx }) => Promise<T> | T,
): Promise<T> =>
  withCode(asked, context, async (tx, { accountId, newPin }) => {
    if (accountId === null) throw new Error('a secret names its card');
    return use({ card: await cardFor(tx, ACTION[asked.purpose], accountId, context), newPin, tx });
  });

/** Takes an order with its code: what was ordered when the code was sent. */
export const takeOrder = <T>(
  asked: { requestKey: string; code: string },
  context: CallContext & MayRefuse<CodeProblem>,
  use: (tx: Tx, wish: CardWish) => Promise<T>,
): Promise<T> =>
  withCode({ ...asked, purpose: 'order' }, context, async (tx, { wish }) => {
    if (wish === null) throw new Error('an order says what was ordered');
    return use(tx, wish);
  });
