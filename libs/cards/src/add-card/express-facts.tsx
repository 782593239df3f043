import { Text, useFormat } from '@bank/i18n';
import type { CardProduct } from '@bank/protocol/cards';

/** How soon express brings a card, and what it adds to the fee. */
export function ExpressFacts({ product: { expressDays, expressFee, currencyCode } }: { product: CardProduct }) {
  const format = useFormat();
  const amount = format.amount(expressFee, currencyCode);
  return <Text id="cards.expressFacts" values={{ days: expressDays, amount }} />;
}
