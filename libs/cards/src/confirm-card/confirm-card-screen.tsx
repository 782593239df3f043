import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Allowed, allOf, Answer, Page } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Account, balanceInquiry } from '@bank/protocol/accounts';
import { type Card, cardActivationData, cardList } from '@bank/protocol/cards';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { buttonClass, EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router-dom';
import { permits } from '../card-rules';
import { cardsNow } from '../cards-now';
import { ActivateForm } from './activate-form';

export const handle = { title: 'cards.activateTitle' } as const;

const idIn = (params: Readonly<Record<string, string | undefined>>) => Number(params['cardId']);

export async function loader({ params }: LoaderFunctionArgs) {
  const accountId = idIn(params);
  const cards = await cardsNow();
  if (cards && !cards.some((card) => card.accountId === accountId)) return redirect(paths.cards.to());
  prefetch(
    query(cardList),
    query(balanceInquiry),
    customerQueries.info(),
    customerQueries.access(),
    ...(Number.isSafeInteger(accountId) ? [query(cardActivationData, { accountId })] : []),
  );
  return null;
}

/** A card that has arrived: what activating costs, what the bank asks, which account pays, and the PIN (R2.4.11). */
export function Component() {
  const { may } = useCustomer();
  const accountId = idIn(useParams());
  const list = useQuery(query(cardList));
  const accounts = useQuery(query(balanceInquiry));
  return (
    <Page title="cards.activateTitle" width="form" lead={<Text id="cards.activateLead" />}>
      <Allowed missing={may.missing.spendByCards} title="cards.notAllowed">
        <Answer of={allOf(list, accounts)}>
          {([{ cards }, { accounts: held }]) => {
            const card = cards.find((one) => one.accountId === accountId);
            if (!card) return <Navigate to={paths.cards.to()} replace />;
            return <Activation key={card.accountId} card={card} accounts={held.account} />;
          }}
        </Answer>
      </Allowed>
    </Page>
  );
}

interface ActivationProps {
  card: Card;
  accounts: readonly Account[];
}

/** The bank's hint makes the card active while its PIN is still on the screen, so what was begun stays. */
function Activation({ card, accounts }: ActivationProps) {
  const [isBegun] = useState(() => permits('activate', card));
  if (isBegun) return <ActivateForm card={card} accounts={accounts} />;
  return (
    <EmptyState
      icon={<CreditCard />}
      title={<Text id="cards.notToActivate" />}
      action={
        <Link to={paths.cardDetails.to({ accountId: card.accountId })} className={buttonClass('primary')}>
          <Text id="cards.backToCard" />
        </Link>
      }
    >
      <Text id="cards.notToActivateBody" />
    </EmptyState>
  );
}
