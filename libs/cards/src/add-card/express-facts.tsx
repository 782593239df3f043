import { Text, useFormat } from '@bank/i18n';
import type { Card } from '@bank/protocol/cards';

type ExpressPrice = Pick<Card, 'expressDays' | 'expressFee' | 'currencyCode'>;

/** How soon express brings a card, and what it adds to the fee. */
export function ExpressFacts({ price: { expressDays, expressFee, currencyCode } }: { price: ExpressPrice }) {
  const format = useFormat();
  const amount = format.amount(expressFee, currencyCode);
  return <Text id="cards.expressFacts" values={{ days: expressDays, amount }} />;
}
