import { useCall } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Ask } from '@bank/kit';
import { type Card, cardList, cardUpgradeShipping } from '@bank/protocol/cards';
import { ExpressFacts } from '../add-card/express-facts';
import { ActivationFee } from './activation-fee';

/** Express for a card that has not left yet: what it costs and when it is paid, before it is ordered. */
export function ExpressDialog({ card, onClose }: { card: Card; onClose(): void }) {
  const t = useText();
  const upgrade = useCall(cardUpgradeShipping, { invalidates: [cardList] });
  return (
    <Ask
      title={t('cards.expressTitle')}
      action="cards.express"
      stay="kit.cancel"
      run={() => upgrade.run({ accountId: card.accountId })}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          <ExpressFacts price={card} />
        </p>
        <ActivationFee price={card} isExpress />
      </div>
    </Ask>
  );
}
