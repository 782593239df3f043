import type { cardChangePin, cardGetDetails, cardGetPin } from '@bank/protocol/cards';
import type { Handler } from '../../platform/handler';
import { askForSecret, openSecret } from './secrets';
import { refused } from './texts';

/** A PIN that a thief tries first: one digit four times, or a run up or down. */
export function isGuessable(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]));
  const [first] = steps;
  return steps.every((step) => step === first) && (first === 0 || first === 1 || first === -1);
}

export const getPin: Handler<typeof cardGetPin> = (input, context) =>
  openSecret({ ...input, purpose: 'pin' }, context, ({ card }) => {
    // Only an activated card has a PIN, and the rules let no other come here.
    if (card.pin === null) throw new Error(`card ${card.accountId} has no PIN`);
    return { pin: card.pin };
  });

export const getDetails: Handler<typeof cardGetDetails> = (input, context) =>
  openSecret({ ...input, purpose: 'details' }, context, ({ card: { number, cvv } }) => ({ number, cvv }));

/** The new PIN waits in the bank for its code, so that the second call cannot bring another one. */
export const changePin: Handler<typeof cardChangePin> = async ({ accountId, pin, pinRepeat, confirm }, context) => {
  if (pin !== pinRepeat) throw refused(context, 'notTheSame', { field: 'pinRepeat' });
  if (isGuessable(pin)) throw refused(context, 'tooSimple', { field: 'pin' });
  if (!confirm) return { waitsFor: await askForSecret({ accountId, purpose: 'newPin', newPin: pin }, context) };
  await openSecret({ ...confirm, purpose: 'newPin' }, context, async ({ card, newPin, tx }) => {
    await tx.query('UPDATE card SET pin = $2 WHERE account_id = $1', [card.accountId, newPin]);
  });
  return { waitsFor: null };
};
