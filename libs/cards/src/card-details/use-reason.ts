import { useText } from '@bank/i18n';
import { missingText } from '@bank/kit';
import type { Card } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { type CardAction, inTheWay, STATUS_WORDS } from '../card-rules';

/** Why a user cannot take an action now, as a sentence: the card's status, a right or a level; null where nothing is in the way. */
export function useReason(card: Card): (action: CardAction) => string | null {
  const t = useText();
  const { may } = useCustomer();
  return (action) => {
    const way = inTheWay(action, card, may);
    if (way === null) return null;
    if (way.kind === 'missing') return missingText(way.missing, t);
    return t('cards.notWhile', { status: t(STATUS_WORDS[card.accountStatusId]?.text ?? 'cards.status.pending') });
  };
}
