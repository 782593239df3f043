import { query } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { accessOfferList } from '@bank/protocol/company-offers';
import { SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AccessOfferItem } from './access-offer-item';

interface Answered {
  says: MessageId;
  company: string;
}

/**
 * The companies that ask the user to act for them (R0.183), to accept or decline. The last answer stays in their place, with the focus.
 * @param empty stands there while nobody asks
 */
export function AccessOffers({ empty = null }: { empty?: ReactNode }) {
  const t = useText();
  const { data } = useQuery(query(accessOfferList));
  const [answered, setAnswered] = useState<Answered | null>(null);
  if (!data) return null;
  if (data.offers.length === 0 && !answered) return empty;
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading>
        <Text id="kit.offer.title" />
      </SectionHeading>
      {answered && (
        <p key={answered.company} role="status" tabIndex={-1} ref={focus} className="break-words">
          {t(answered.says, { company: answered.company })}
        </p>
      )}
      {data.offers.length > 0 && (
        <ul aria-label={t('kit.offer.title')} className="rows">
          {data.offers.map((offer) => (
            <AccessOfferItem
              key={offer.companyId}
              offer={offer}
              onAnswered={(says) => setAnswered({ says, company: offer.company })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
