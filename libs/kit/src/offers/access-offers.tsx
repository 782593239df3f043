import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { accessOfferList } from '@bank/protocol/company-offers';
import { SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNote } from '../failure/failure-note';
import { LoadFailure } from '../failure/load-failure';
import { AccessOfferItem } from './access-offer-item';
import { useOfferAnswers } from './use-offer-answers';

/**
 * The companies that ask the user to act for them (R0.183), to accept or decline. What came of the last answer stays above them, with the
 * focus, also where the bank refused it because the company was faster.
 * @param empty stands there while nobody asks
 */
export function AccessOffers({ empty = null }: { empty?: ReactNode }) {
  const t = useText();
  const list = useQuery(query(accessOfferList));
  const { give, pressed, given, failure } = useOfferAnswers();
  if (list.data === undefined)
    return list.error && <LoadFailure title="kit.offer.failed" error={list.error} onRetry={list.refetch} />;
  const offers = pressed?.offers ?? list.data.offers;
  if (offers.length === 0 && !given) return empty;
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading>
        <Text id="kit.offer.title" />
      </SectionHeading>
      {given?.isTaken && (
        <p key={given.count} role="status" tabIndex={-1} ref={focus} className="break-words">
          {t(given.says, { company: given.company })}
        </p>
      )}
      {given?.isTaken === false && (
        <div key={given.count} role="group" aria-label={t('kit.offer.title')} tabIndex={-1} ref={focus}>
          <FailureNote failure={failure} />
        </div>
      )}
      {offers.length > 0 && (
        <ul aria-label={t('kit.offer.title')} className="rows">
          {offers.map((offer) => {
            const isPressed = pressed?.offer.companyId === offer.companyId;
            return (
              <AccessOfferItem
                key={offer.companyId}
                offer={offer}
                pending={isPressed ? pressed.answer : null}
                isDisabled={pressed !== null && !isPressed}
                onAnswer={(answer) => void give(answer, offer, offers)}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
