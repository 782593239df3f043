import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { AmountText, Answer, HomeSection, isOver, Row, Rows } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Card, cardList, cardStatus } from '@bank/protocol/card-list';
import { BrandArt } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { CardStatusChip } from '../card-face/status';
import { useCardName } from '../card-face/card-name';
import { lastFour } from '../card-rules';

/** As many as stand beside the rest of home; the page of cards has them all. */
const SHOWN = 4;

/** The customer's cards as art beside the rest of home, each with its last four and, where it is not simply active, its state. */
export function HomeCards() {
  const list = useQuery(query(cardList, undefined, { lazy: true }));
  return (
    <HomeSection title="kit.place.cards" all={{ to: paths.cards.to(), label: 'cards.homeAll' }}>
      {(heading) => (
        <Answer of={list} rows={2}>
          {({ cards }) => (
            <Rows kind="open" labelledBy={heading}>
              {cards
                .filter(({ accountStatusId }) => !isOver(accountStatusId))
                .slice(0, SHOWN)
                .map((card) => (
                  <HomeCard key={card.accountId} card={card} />
                ))}
            </Rows>
          )}
        </Answer>
      )}
    </HomeSection>
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
