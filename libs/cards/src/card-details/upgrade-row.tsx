import { useCall } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { FailureNote, useAttempt } from '@bank/kit';
import { type Card, cardList, cardUpgradeShipping } from '@bank/protocol/cards';
import { Truck } from 'lucide-react';
import { useProduct } from '../use-product';
import { ActionRow } from './action-row';

/** Express for a card that has not left yet, with what it costs. */
export function UpgradeRow({ card }: { card: Card }) {
  const format = useFormat();
  const product = useProduct(card);
  const upgrade = useCall(cardUpgradeShipping, { invalidates: [cardList] });
  const attempt = useAttempt();
  if (card.isExpressShipping) return null;
  return (
    <>
      {attempt.failure && (
        <li>
          <FailureNote failure={attempt.failure} />
        </li>
      )}
      <ActionRow
        card={card}
        action="upgradeShipping"
        icon={<Truck />}
        title={<Text id="cards.express" />}
        note={
          product ? (
            <Text
              id="cards.expressNoteFor"
              values={{ amount: format.amount(product.expressFee, product.currencyCode), days: product.expressDays }}
            />
          ) : (
            <Text id="cards.expressNote" />
          )
        }
        onPress={() => void attempt.run(() => upgrade.run({ accountId: card.accountId }))}
      />
    </>
  );
}
