import { call, prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Allowed, Answer, Page, Section } from '@bank/kit';
import { paths } from '@bank/paths';
import { cardList, cardShowPin } from '@bank/protocol/cards';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Lock } from 'lucide-react';
import { Link, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router-dom';
import { permits, STATUS_WORDS } from '../card-rules';
import { cardsNow } from '../cards-now';
import { useCardName, useCardNote } from '../card-face/card-name';
import { SecretSteps } from '../secret/secret-steps';
import { ChangePin } from './change-pin';

export const handle = { title: 'cards.pin' } as const;

export async function loader({ params }: LoaderFunctionArgs) {
  const cards = await cardsNow();
  if (cards && !cards.some((card) => card.accountId === Number(params['accountId']))) return redirect(paths.cards.to());
  prefetch(query(cardList), customerQueries.info(), customerQueries.access());
  return null;
}

/** The PIN of a card: shown after a code, or changed (R2.4.10). */
export function Component() {
  const t = useText();
  const { may } = useCustomer();
  const accountId = Number(useParams()['accountId']);
  const nameOf = useCardName();
  const noteOf = useCardNote();
  const list = useQuery(query(cardList));
  return (
    <Page title="cards.pin" width="form">
      <Link
        to={paths.cardDetails.to({ accountId: String(accountId) })}
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        <Text id="cards.backToCard" />
      </Link>
      <Allowed missing={may.missing.seeCardSecrets} title="cards.notAllowed">
        <Answer of={list}>
          {({ cards }) => {
            const card = cards.find((one) => one.accountId === accountId);
            if (!card) return <Navigate to={paths.cards.to()} replace />;
            if (!permits('showPin', card)) {
              return (
                <EmptyState icon={<Lock />} title={<Text id="cards.noPin" />}>
                  {card.cardIsVirtual ? (
                    <Text id="cards.noPinVirtual" />
                  ) : (
                    <Text
                      id="cards.notWhile"
                      values={{ status: t(STATUS_WORDS[card.accountStatusId]?.text ?? 'cards.status.pending') }}
                    />
                  )}
                </EmptyState>
              );
            }
            return (
              <>
                <p className="text-muted">{[nameOf(card), noteOf(card)].join(' · ')}</p>
                <Section title="cards.pinShow">
                  <SecretSteps
                    ask={async () => (await call(cardShowPin, { accountId })).waitsFor}
                    open={async (requestKey, code) =>
                      (await call(cardShowPin, { accountId, confirm: { requestKey, code } })).pinCode
                    }
                    start={<Text id="cards.sendCode" />}
                    show={(pin) => (
                      <p
                        className="text-center text-4xl font-semibold tracking-[0.4em] tabular-nums"
                        translate="no"
                        data-private
                      >
                        <span className="sr-only">{t('cards.pinIs')} </span>
                        {pin}
                      </p>
                    )}
                  >
                    <p>
                      <Text id="cards.pinShowBody" />
                    </p>
                  </SecretSteps>
                </Section>
                {permits('changePin', card) && (
                  <Section title="cards.pinChange">
                    <ChangePin accountId={accountId} />
                  </Section>
                )}
              </>
            );
          }}
        </Answer>
      </Allowed>
    </Page>
  );
}
