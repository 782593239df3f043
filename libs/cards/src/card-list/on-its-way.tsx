import { Text, useFormat, useText } from '@bank/i18n';
import { missingText, useOpen } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Card } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass } from '@bank/ui';
import { Link } from 'react-router-dom';
import { permits } from '../card-rules';
import { useCardName, useCardNote } from '../card-face/card-name';
import { CardStatusChip } from '../card-face/status';
import { CardTracker } from '../card-face/tracker';
import { ExpressDialog } from '../fee/express-dialog';

const POPUPS = ['express'] as const;

/** A card that was ordered: its way so far, and what can be done about it. */
export function OnItsWay({ card }: { card: Card }) {
  const nameOf = useCardName();
  const noteOf = useCardNote();
  const t = useText();
  const format = useFormat();
  const { may } = useCustomer();
  const missing = may.missing.spendByCards;
  const express = useOpen(POPUPS);
  const { accountId } = card;
  const mayUpgrade = permits('upgradeShipping', card) && !card.isExpressShipping && !missing;
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
      {missing && <p className="text-muted text-sm">{missingText(missing, t)}</p>}
      <div className="flex flex-wrap gap-3">
        {permits('activate', card) && !missing && (
          <Link to={paths.confirmCard.to({ cardId: accountId })} className={buttonClass('primary')}>
            <Text id="cards.activate" />
          </Link>
        )}
        {mayUpgrade && (
          <Button variant="secondary" onClick={() => express.show('express', accountId)}>
            <Text id="cards.expressFor" values={{ amount: format.amount(card.expressFee, card.currencyCode) }} />
          </Button>
        )}
      </div>
      {mayUpgrade && express.open === 'express' && express.id === String(accountId) && (
        <ExpressDialog card={card} onClose={express.close} />
      )}
    </section>
  );
}
