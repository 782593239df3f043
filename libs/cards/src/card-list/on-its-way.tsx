import { useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { FailureNote, missingText, useAttempt } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Card, cardList, cardUpgradeShipping } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass } from '@bank/ui';
import { Link } from 'react-router-dom';
import { permits } from '../card-rules';
import { useCardName, useCardNote } from '../card-face/card-name';
import { CardStatusChip } from '../card-face/status';
import { CardTracker } from '../card-face/tracker';
import { useProduct } from '../use-product';

/** A card that was ordered: its way so far, and what can be done about it. */
export function OnItsWay({ card }: { card: Card }) {
  const nameOf = useCardName();
  const noteOf = useCardNote();
  const t = useText();
  const format = useFormat();
  const { may } = useCustomer();
  const missing = may.missing.useCards;
  const product = useProduct(card);
  const upgrade = useCall(cardUpgradeShipping, { invalidates: [cardList] });
  const attempt = useAttempt();
  const { accountId } = card;
  return (
    <section className="bg-panel grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl p-5" aria-label={nameOf(card)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="heading-face min-w-0 text-lg">
          <Link
            to={paths.cardDetails.to({ accountId })}
            className="inline-flex min-h-11 items-center no-underline hover:underline"
          >
            {nameOf(card)}
          </Link>
        </h2>
        <CardStatusChip card={card} />
      </div>
      <p className="text-muted -mt-5 text-sm">{noteOf(card)}</p>
      <CardTracker card={card} />
      <FailureNote failure={attempt.failure} />
      {missing && <p className="text-muted text-sm">{missingText(missing, t)}</p>}
      <div className="flex flex-wrap gap-3">
        {permits('activate', card) && !missing && (
          <Link to={paths.confirmCard.to({ cardId: accountId })} className={buttonClass('primary')}>
            <Text id="cards.activate" />
          </Link>
        )}
        {permits('upgradeShipping', card) && !card.isExpressShipping && !missing && (
          <Button
            variant="secondary"
            pending={attempt.isPending}
            onClick={() => void attempt.run(() => upgrade.run({ accountId }))}
          >
            {product ? (
              <Text
                id="cards.expressFor"
                values={{ amount: format.amount(product.expressFee, product.currencyCode) }}
              />
            ) : (
              <Text id="cards.express" />
            )}
          </Button>
        )}
      </div>
    </section>
  );
}
