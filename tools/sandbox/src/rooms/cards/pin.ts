import type { cardChangePin, cardGetDetails, cardGetPin, cardShowPin } from '@bank/protocol/cards';
import type { Tx } from '../../platform/db';
import type { Handler } from '../../platform/handler';
import { askForSecret, openSecret } from './secrets';
import { refused } from './texts';

/** A PIN that a thief tries first: one digit four times, or a run up or down. */
export function isGuessable(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]));
  const [first] = steps;
  return steps.every((step) => step === first) && (first === 0 || first === 1 || first === -1);
}

/** A new PIN. A repeated activation answers it no more. */
const setPin = (tx: Tx, cardId: number, pin: string) =>
  tx.query('UPDATE card SET pin = $2, pin_open_until = NULL WHERE account_id = $1', [cardId, pin]);

/** The PIN that a code opens. */
const pinBy = (confirm: { requestKey: string; code: string }, context: Parameters<typeof getPin>[1]): Promise<string> =>
  openSecret({ ...confirm, purpose: 'pin' }, context, async ({ card: { accountId, pin }, tx }) => {
    if (pin !== null) return pin;
    // A card that its holder never activated, because it expired in the post or the bank itself made it active, gets its PIN now.
    const first = context.ids.code(4);
    await setPin(tx, accountId, first);
    return first;
  });

export const showPin: Handler<typeof cardShowPin> = async ({ accountId, confirm }, context) =>
  confirm
    ? { pinCode: await pinBy(confirm, context), waitsFor: null }
    : { pinCode: null, waitsFor: await askForSecret({ accountId, purpose: 'pin' }, context) };

export const getPin: Handler<typeof cardGetPin> = async (confirm, context) => ({ pin: await pinBy(confirm, context) });

export const getDetails: Handler<typeof cardGetDetails> = (input, context) =>
  openSecret({ ...input, purpose: 'details' }, context, ({ card: { number, cvv } }) => ({ number, cvv }));

/** The new PIN waits in the bank for its code, so that the second call cannot bring another one. */
export const changePin: Handler<typeof cardChangePin> = async ({ accountId, pin, pinRepeat, confirm }, context) => {
  if (pin !== pinRepeat) throw refused(context, 'notTheSame', { field: 'pinRepeat' });
  if (isGuessable(pin)) throw refused(context, 'tooSimple', { field: 'pin' });
  if (!confirm) return { waitsFor: await askForSecret({ accountId, purpose: 'newPin', newPin: pin }, context) };
  await openSecret({ ...confirm, purpose: 'newPin' }, context, async ({ card, newPin, tx }) => {
    if (newPin === null) throw new Error('a change of the PIN says which one');
    await setPin(tx, card.accountId, newPin);
  });
  return { waitsFor: null };
};
