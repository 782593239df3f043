import { useText } from '@bank/i18n';
import type { Card } from '@bank/protocol/cards';
import { lastFour } from '../card-rules';

/** What a card is called: its own name, else its kind. */
export function useCardName(): (card: Card) => string {
  const t = useText();
  return (card) =>
    card.cardAliasName ??
    t(card.cardIsVirtual ? 'cards.name.virtual' : card.subType === 'DEBIT' ? 'cards.name.debit' : 'cards.name.prepaid');
}

/** What tells it from the others of its name: "Prepaid, euro · •• 4417". */
export function useCardNote(): (card: Card) => string {
  const t = useText();
  return ({ subType, currencyCode, cardNumber }) =>
    [
      t(subType === 'DEBIT' ? 'cards.kind.debit' : 'cards.kind.prepaid'),
      currencyCode,
      `•• ${lastFour(cardNumber)}`,
    ].join(' · ');
}
