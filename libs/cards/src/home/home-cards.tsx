import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { AmountText, Answer, Row, Rows } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Card, cardList, cardStatus } from '@bank/protocol/cards';
import { BrandArt, buttonClass } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CardStatusChip } from '../card-face/status';
import { useCardName } from '../card-face/card-name';
import { lastFour } from '../card-rules';

/** As many as stand beside the rest of home; the page of cards has them all. */
const SHOWN = 4;

/** Cancelled, fraud, expired (R2.3.17): those that are over are found on the page of cards. */
const OVER: readonly number[] = [cardStatus.canceled, cardStatus.fraud, cardStatus.expired];

/** The customer's cards as art beside the rest of home, each with its last four and, where it is not simply active, its state. */
export function HomeCards() {
  const heading = useId();
  const list = useQuery(query(cardList, undefined, { lazy: true }));
  return (
    <section className="section" aria-labelledby={heading}>
      <div className="home-heading">
        <h2 id={heading} className="section-face">
          <Text id="kit.place.cards" />
        </h2>
        <Link to={paths.cards.to()} className={buttonClass('quiet', 'small')}>
          <Text id="cards.homeAll" />
        </Link>
      </div>
      <Answer of={list} rows={2}>
        {({ cards }) => (
          <Rows kind="open" labelledBy={heading}>
            {cards
              .filter(({ accountStatusId }) => !OVER.includes(accountStatusId))
              .slice(0, SHOWN)
              .map((card) => (
                <HomeCard key={card.accountId} card={card} />
              ))}
          </Rows>
        )}
      </Answer>
    </section>
  );
}

function HomeCard({ card }: { card: Card }) {
  const t = useText();
  const nameOf = useCardName();
  const { accountId, accountStatusId, cardIsVirtual, cardNumber, subType, available, currencyCode } = card;
  const isPaused = accountStatusId === cardStatus.paused;
  return (
    <Row
      to={paths.cardDetails.to({ accountId })}
      token={
        <span
          aria-hidden="true"
          className={clsx('home-card', cardIsVirtual && 'home-card-virtual', isPaused && 'home-card-paused')}
        >
          <BrandArt place="card" />
        </span>
      }
      title={nameOf(card)}
      note={[`•• ${lastFour(cardNumber)}`, t(cardIsVirtual ? 'cards.homeVirtual' : 'cards.homePhysical')].join(' · ')}
      aside={
        accountStatusId !== cardStatus.active ? (
          <CardStatusChip card={card} />
        ) : (
          // A debit card spends the money of its account, which stands among the tiles.
          subType !== 'DEBIT' && <AmountText amount={available} currency={currencyCode} />
        )
      }
    />
  );
}
