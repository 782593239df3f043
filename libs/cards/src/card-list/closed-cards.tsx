import { Text } from '@bank/i18n';
import { Row, Rows } from '@bank/kit';
import type { Card } from '@bank/protocol/cards';
import { Fold } from '@bank/ui';
import { useCardName, useCardNote } from '../card-face/card-name';
import { CardStatusChip } from '../card-face/status';

/** Closed and expired cards (R2.3.2), folded until the user opens the list. */
export function ClosedCards({ cards }: { cards: readonly Card[] }) {
  const nameOf = useCardName();
  const noteOf = useCardNote();
  if (cards.length === 0) return null;
  return (
    <div className="border-line border-t pt-2">
      <Fold isPlain title={<Text id="cards.closed" values={{ count: cards.length }} />}>
        <Rows kind="plain">
          {cards.map((card) => (
            <Row key={card.accountId} title={nameOf(card)} note={noteOf(card)} aside={<CardStatusChip card={card} />} />
          ))}
        </Rows>
      </Fold>
    </div>
  );
}
