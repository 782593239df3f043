import { AmountText, Row, Rows, shownBalance } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import { buttonClass } from '@bank/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';

/** As many as stand beside the chart; the page of cards has them all. */
const SHOWN = 4;

/** The customer's cards beside the rest of home, from the accounts that home has anyway; without one, the way to the first. */
export function CardsAside({ cards }: { cards: readonly Account[] }) {
  const t = useText();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="home-heading">
        <h2 id={heading} className="section-face">
          <Text id="kit.place.cards" />
        </h2>
        {cards.length > 0 && (
          <Link to={paths.cards.to()} className={buttonClass('quiet', 'small')}>
            <Text id="accounts.homeCards.all" />
          </Link>
        )}
      </div>
      <Rows kind="open" labelledBy={heading}>
        {cards.length === 0 && (
          <Row
            to={paths.addCard.to()}
            token={<span aria-hidden="true" className="home-card" />}
            title={<Text id="accounts.homeCards.order" />}
            note={<Text id="accounts.homeCards.orderNote" />}
          />
        )}
        {cards.slice(0, SHOWN).map((card) => (
          <Row
            key={card.accountId}
            to={paths.cardDetails.to({ accountId: card.accountId })}
            token={<span aria-hidden="true" className="home-card" />}
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

/** Month and two digits of the year, as on the card (R2.3.17). */
function expiryOf({ cardExpiryMonth: month, cardExpiryYear: year }: Account): string {
  return month === null || year === null
    ? ''
    : `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
