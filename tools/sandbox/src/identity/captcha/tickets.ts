import { secretHash } from '../auth/sessions';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { pageOf, solvedBy } from './puzzle';
import { refused } from './texts';

const LIFE_MS = 30 * 60_000;
/** So many checks of addresses and phones a ticket is good for, and as many tries to apply: either tells whether an address exists. */
const MAX_USES = 20;

/** What a ticket is shown for. */
type Use = 'checks' | 'applications';

/**
 * Trades a solved puzzle for a ticket, once (R3.3.23).
 * @throws Refusal VF: captchaWrong, captchaOver
 */
export async function tradeForTicket(
  payload: string,
  context: CallContext & MayRefuse<'captchaWrong' | 'captchaOver'>,
): Promise<{ ticket: string; expiresAt: Date }> {
  const { db, clock, ids } = context;
  const now = new Date(clock.now());
  const solved = await solvedBy(payload, context);
  if (solved === null) throw refused(context, 'captchaWrong');
  if (solved.expiresAt <= now) throw refused(context, 'captchaOver');
  const ticket = ids.secret();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db.transaction(async (tx) => {
    await tx.query('DELETE FROM captcha_solved WHERE expires_at <= $1', [now]);
    await tx.query('DELETE FROM captcha_ticket WHERE expires_at <= $1', [now]);
    const first = await tx.query(
      'INSERT INTO captcha_solved (challenge, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
      [solved.challenge, solved.expiresAt],
    );
    if (first.length === 0) throw refused(context, 'captchaOver');
    await tx.query('INSERT INTO captcha_ticket (hash, origin, expires_at) VALUES ($1, $2, $3)', [
      secretHash(ticket),
      pageOf(context),
      expiresAt,
    ]);
  });
  return { ticket, expiresAt };
}

/** Counts one use of a ticket. @returns false for one that is none, expired, used up, or of another page */
export async function useTicket(tx: Tx, ticket: string, use: Use, context: CallContext): Promise<boolean> {
  const used = await tx.query(
    `UPDATE captcha_ticket SET ${use} = ${use} + 1
      WHERE hash = $1 AND origin = $2 AND expires_at > $3 AND ${use} < ${MAX_USES} RETURNING 1`,
    [secretHash(ticket), pageOf(context), new Date(context.clock.now())],
  );
  return used.length > 0;
}

/** Ends a ticket, in the transaction of what it was spent on. */
export async function spendTicket(tx: Tx, ticket: string): Promise<void> {
  await tx.query('DELETE FROM captcha_ticket WHERE hash = $1', [secretHash(ticket)]);
}

/**
 * Counts a check of who exists before the bank looks, so that a known address takes the same way as an unknown one. A signed-in
 * user needs no ticket.
 * @throws Refusal VF captchaNeeded
 */
export async function admitCheck(
  ticket: string | undefined,
  context: CallContext & MayRefuse<'captchaNeeded'>,
): Promise<void> {
  if (context.caller !== null) return;
  if (!(await useTicket(context.db, ticket ?? '', 'checks', context))) throw needed(context);
}

/** The refusal of a call that shows no good ticket. */
export const needed = (context: CallContext & MayRefuse<'captchaNeeded'>) =>
  refused(context, 'captchaNeeded', { field: 'captcha' });
