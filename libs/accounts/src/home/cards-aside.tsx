import { AmountText, Row, Rows, shownBalance } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import { BrandArt, buttonClass } from '@bank/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CardOffer } from './card-offer';

/** As many as stand beside the chart; the page of cards has them all. */
const SHOWN = 4;

/** The customer's cards beside the rest of home, from the accounts that home has anyway; without one, the way to the first. */
export function CardsAside({ cards }: { cards: readonly Account[] }) {
  const t = useText();
  const heading = useId();
  if (cards.length === 0) return <CardOffer />;
  return (
    <section className="section" aria-labelledby={heading}>
      <div className="home-heading">
        <h2 id={heading} className="section-face">
          <Text id="kit.place.cards" />
        </h2>
        <Link to={paths.cards.to()} className={buttonClass('quiet', 'small')}>
          <Text id="accounts.homeCards.all" />
        </Link>
      </div>
      <Rows kind="open" labelledBy={heading}>
        {cards.slice(0, SHOWN).map((card) => (
          <Row
            key={card.accountId}
            to={paths.cardDetails.to({ accountId: card.accountId })}
            token={<CardToken isVirtual={card.cardIsVirtual === true} />}
            title={card.name}
            note={[t(card.cardIsVirtual ? 'accounts.homeCards.virtual' : 'accounts.homeCards.physical'), expiryOf(card)]
              .filter(Boolean)
              .join(' · ')}
            // A debit card spends the money of its account, which stands among the tiles.
            aside={card.subType !== 'DEBIT' && <AmountText amount={shownBalance(card)} currency={card.currencyCode} />}
          />
        ))}
      </Rows>
    </section>
  );
}

/** The card in small, in the brand's own drawing. */
function CardToken({ isVirtual }: { isVirtual: boolean }) {
  return (
    <span aria-hidden="true" className={isVirtual ? 'home-card home-card-virtual' : 'home-card'}>
      <BrandArt place="card" />
    </span>
  );
}

/** Month and two digits of the year, as on the card (R2.3.17). */
function expiryOf({ cardExpiryMonth: month, cardExpiryYear: year }: Account): string {
  return month === null || year === null
    ? ''
    : `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
