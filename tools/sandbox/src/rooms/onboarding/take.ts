import { needed, spendTicket, useTicket } from '../../identity/captcha/tickets';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { Refusal } from '../../platform/refusal';
import { answeredBefore, keepAnswer } from './once';
import type { Taken } from './once';

/**
 * Takes an application once (R3.3.24): one customer and one letter, however often it is sent.
 *
 * @param open decides and opens the customer. It returns its refusals, so that the use of the ticket stays counted: an application
 * tells whether an address exists, as a check does. What it throws is rolled back with that.
 * @throws Refusal VF
 */
export async function takeOnce(
  context: CallContext & MayRefuse<'keyReused' | 'captchaNeeded'>,
  captcha: string,
  open: (tx: Tx) => Promise<Taken | Refusal>,
): Promise<Taken> {
  const outcome = await context.db.transaction(async (tx) => {
    // First of all: a caller who sends the same bytes again has spent the ticket on them.
    const before = await answeredBefore(tx, context);
    if (before) return before;
    if (!(await useTicket(tx, captcha, 'applications', context))) return needed(context);
    const opened = await open(tx);
    if (opened instanceof Refusal) return opened;
    await spendTicket(tx, captcha);
    await keepAnswer(tx, context, opened);
    return opened;
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
