import { Text, useFormat, useText } from '@bank/i18n';
import type { AccessOffer } from '@bank/protocol/company-offers';
import { Button } from '@bank/ui';
import { rightName } from '../permission/right-name';
import type { OfferAnswer } from './use-offer-answers';

interface AccessOfferItemProps {
  offer: AccessOffer;
  /** The answer to this one that is on its way. */
  pending: OfferAnswer | null;
  /** Another one is being answered. */
  isDisabled: boolean;
  onAnswer(answer: OfferAnswer): void;
}

/** One company that asks: who invites, what the user may do there, until when, and the two answers. */
export function AccessOfferItem({ offer, pending, isDisabled, onAnswer }: AccessOfferItemProps) {
  const t = useText();
  const format = useFormat();
  const { company, inviter, right, balanceInfo, until } = offer;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div>
        <h3 className="font-semibold break-words">{company}</h3>
        <p className="break-words">
          <Text id="kit.offer.from" values={{ inviter }} />
        </p>
        <p className="text-muted text-sm">
          {[
            t('kit.offer.may', { right: t(rightName(right)) }),
            t(balanceInfo ? 'kit.offer.sees' : 'kit.offer.seesNot'),
            t('kit.offer.until', { date: format.date(until, 'day') }),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={t('kit.offer.acceptThis', { company })}
          pending={pending === 'accept'}
          disabled={isDisabled || pending === 'decline'}
          onClick={() => onAnswer('accept')}
        >
          <Text id="kit.offer.accept" />
        </Button>
        <Button
          variant="secondary"
          aria-label={t('kit.offer.declineThis', { company })}
          pending={pending === 'decline'}
          disabled={isDisabled || pending === 'accept'}
          onClick={() => onAnswer('decline')}
        >
          <Text id="kit.offer.decline" />
        </Button>
      </div>
    </li>
  );
}
