import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Allowed, Answer, missingText, Page } from '@bank/kit';
import { paths } from '@bank/paths';
import { cardList, type Card } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { buttonClass, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { isOnItsWay, isOver } from '../card-rules';
import { CardTile } from './card-tile';
import { CardsSkeleton } from './cards-skeleton';
import { ClosedCards } from './closed-cards';
import { OnItsWay } from './on-its-way';

export const handle = { title: 'kit.place.cards' } as const;

export { loader } from './cards-loader';

type Kind = 'physical' | 'virtual';

/** The cards of one kind, those on their way first, closed ones folded away. */
export function CardsScreen({ kind }: { kind: Kind }) {
  const t = useText();
  const { may } = useCustomer();
  const list = useQuery(query(cardList));
  const missing = may.missing.orderCards;
  return (
    <Page
      title="kit.place.cards"
      width="full"
      action={
        !missing && (
          <Link to={paths.addCard.to()} className={buttonClass('secondary')}>
            <Plus className="size-5" aria-hidden="true" />
            <Text id="cards.new" />
          </Link>
        )
      }
    >
      <nav aria-label={t('cards.kinds')} className="flex gap-2">
        <KindLink to={paths.cardsPhysical.to()} label="cards.physical" />
        <KindLink to={paths.cardsVirtual.to()} label="cards.virtual" />
      </nav>
      {missing && <p className="text-muted text-sm">{missingText(missing, t)}</p>}
      <Allowed missing={may.missing.seeBalances} title="cards.notAllowed">
        <Answer of={list} skeleton={<CardsSkeleton />}>
          {({ cards }) => (
            <CardsOfKind
              cards={cards.filter(({ cardIsVirtual }) => cardIsVirtual === (kind === 'virtual'))}
              kind={kind}
            />
          )}
        </Answer>
      </Allowed>
    </Page>
  );
}

function KindLink({ to, label }: { to: string; label: 'cards.physical' | 'cards.virtual' }) {
  return (
    <NavLink
      to={to}
      replace
      className="chip aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-on-soft min-h-11"
    >
      <Text id={label} />
    </NavLink>
  );
}

function CardsOfKind({ cards, kind }: { cards: readonly Card[]; kind: Kind }) {
  const { may } = useCustomer();
  const closed = cards.filter(isOver);
  const coming = cards.filter(isOnItsWay);
  const here = cards.filter((card) => !isOver(card) && !isOnItsWay(card));
  if (coming.length + here.length === 0) {
    return (
      <>
        <EmptyState
          icon={<CreditCard />}
          title={<Text id={kind === 'virtual' ? 'cards.noVirtual' : 'cards.noPhysical'} />}
          action={
            may.orderCards && (
              <Link to={paths.addCard.to()} className={buttonClass('primary')}>
                <Text id="cards.new" />
              </Link>
            )
          }
        >
          <Text id={kind === 'virtual' ? 'cards.noVirtualBody' : 'cards.noPhysicalBody'} />
        </EmptyState>
        <ClosedCards cards={closed} />
      </>
    );
  }
  // The first card and what is on its way stand side by side; without one that comes all cards are one list.
  const beside = coming.length > 0 ? here.slice(0, 1) : [];
  const list = here.slice(beside.length);
  return (
    <>
      {coming.length > 0 && (
        <div className="laptop:grid-cols-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6">
          {beside.map((card) => (
            <ul key={card.accountId}>
              <CardTile card={card} />
            </ul>
          ))}
          {coming.map((card) => (
            <OnItsWay key={card.accountId} card={card} />
          ))}
        </div>
      )}
      {list.length > 0 && (
        <ul className="tablet:grid-cols-2 desktop:grid-cols-3 grid grid-cols-[minmax(0,1fr)] gap-6">
          {list.map((card) => (
            <CardTile key={card.accountId} card={card} />
          ))}
        </ul>
      )}
      <ClosedCards cards={closed} />
    </>
  );
}
