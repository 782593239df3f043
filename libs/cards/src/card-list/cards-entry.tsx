import { query } from '@bank/api-client';
import { Answer, Page } from '@bank/kit';
import { cardList } from '@bank/protocol/cards';
import { cardsEntryAddress } from '@bank/session/card-rules';
import { useQuery } from '@tanstack/react-query';
import { Navigate, redirect } from 'react-router-dom';
import { toCardAccount } from '../card-rules';
import { cardsNow } from '../cards-now';
import { CardsSkeleton } from './cards-skeleton';

export const handle = { title: 'kit.place.cards' } as const;

export async function loader() {
  const cards = await cardsNow();
  return cards && redirect(cardsEntryAddress(cards.map(toCardAccount)));
}

/** `/cards` shows nothing of its own: it opens the list, or the only card (R1.2.25). What shows here is why it could not. */
export function Component() {
  const list = useQuery(query(cardList));
  return (
    <Page title="kit.place.cards" width="full">
      <Answer of={list} skeleton={<CardsSkeleton />}>
        {({ cards }) => <Navigate to={cardsEntryAddress(cards.map(toCardAccount))} replace />}
      </Answer>
    </Page>
  );
}
