import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Answer, Page } from '@bank/kit';
import { paths } from '@bank/paths';
import { cardControlGet } from '@bank/protocol/card-control';
import { cardList, cardPurchaseList } from '@bank/protocol/cards';
import { customerQueries } from '@bank/session/calls';
import { cardDetailsRedirect } from '@bank/session/card-rules';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router-dom';
import { toCardAccount } from '../card-rules';
import { cardsNow } from '../cards-now';
import { CardsSkeleton } from '../card-list/cards-skeleton';
import { CardPage } from './card-page';

export const handle = { title: 'kit.accountKind.card' } as const;

export async function loader({ params }: LoaderFunctionArgs) {
  const accountId = Number(params['accountId']);
  const cards = await cardsNow();
  const elsewhere = cards && cardDetailsRedirect(accountId, cards.map(toCardAccount));
  if (elsewhere !== null) return redirect(elsewhere);
  prefetch(
    query(cardList),
    customerQueries.info(),
    customerQueries.access(),
    ...(Number.isSafeInteger(accountId)
      ? [query(cardControlGet, { accountId }), query(cardPurchaseList, { accountId })]
      : []),
  );
  return null;
}

/** One card. An address of a card that has no page leads where R1.2.26 says. */
export function Component() {
  const accountId = Number(useParams()['accountId']);
  const list = useQuery(query(cardList));
  return (
    <Page title="kit.accountKind.card" isTitleHidden width="full">
      <Link to={paths.cards.to()} className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
        <ArrowLeft className="size-5" aria-hidden="true" />
        <Text id="kit.place.cards" />
      </Link>
      <Answer of={list} skeleton={<CardsSkeleton />}>
        {({ cards }) => {
          const elsewhere = cardDetailsRedirect(accountId, cards.map(toCardAccount));
          const card = cards.find((one) => one.accountId === accountId);
          if (elsewhere !== null || !card) return <Navigate to={elsewhere ?? paths.cards.to()} replace />;
          return <CardPage card={card} />;
        }}
      </Answer>
    </Page>
  );
}
