import { Text } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import type { Card } from '@bank/protocol/cards';
import type { ReactNode } from 'react';
import { permits } from '../card-rules';

interface CardMoneyProps {
  card: Card;
  /** What stands before it. */
  before?: ReactNode;
}

/**
 * What may be spent with a card. A card that pays nothing now says what is on it; a debit card has nothing of its own, and says nothing
 * then (R2.4.13).
 */
export function CardMoney({ card, before }: CardMoneyProps) {
  const isSpending = permits('spend', card);
  if (!isSpending && !permits('balance', card)) return null;
  const amount = <AmountText amount={card.available} currency={card.currencyCode} />;
  return (
    <>
      {before}
      <Text id={isSpending ? 'cards.toSpend' : 'cards.onCard'} values={{ amount }} />
    </>
  );
}
