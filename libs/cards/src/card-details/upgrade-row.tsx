import { Text, useFormat } from '@bank/i18n';
import type { Card } from '@bank/protocol/cards';
import { Truck } from 'lucide-react';
import { ActionRow } from './action-row';

/** Express for a card that has not left yet, with what it costs. */
export function UpgradeRow({ card, onPress }: { card: Card; onPress(): void }) {
  const format = useFormat();
  if (card.isExpressShipping) return null;
  const amount = format.amount(card.expressFee, card.currencyCode);
  return (
    <ActionRow
      card={card}
      action="upgradeShipping"
      icon={<Truck />}
      title={<Text id="cards.express" />}
      note={<Text id="cards.expressNoteFor" values={{ amount, days: card.expressDays }} />}
      onPress={onPress}
    />
  );
}
