import { useCall } from '@bank/api-client';
import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { businessUserList } from '@bank/protocol/company';
import {
  accessOfferAccept,
  accessOfferDecline,
  accessOfferList,
  type AccessOffer,
} from '@bank/protocol/company-offers';
import { customerInfo, relatedCustomers, userAccessInfo } from '@bank/protocol/customer';
import { Button } from '@bank/ui';
import { FailureNote } from '../failure/failure-note';
import { rightName } from '../permission/right-name';

interface AccessOfferItemProps {
  offer: AccessOffer;
  /** @param says what has come of it */
  onAnswered(says: MessageId): void;
}

/** For whom the user may act, and which companies have which users. */
const ANSWERED = [accessOfferList, relatedCustomers, customerInfo, userAccessInfo, businessUserList];

/** One company that asks: who invites, what the user may do there, until when, and the two answers. */
export function AccessOfferItem({ offer, onAnswered }: AccessOfferItemProps) {
  const t = useText();
  const format = useFormat();
  const accept = useCall(accessOfferAccept, { invalidates: ANSWERED });
  const decline = useCall(accessOfferDecline, { invalidates: ANSWERED });
  const { companyId, company, inviter, right, balanceInfo, until } = offer;
  const answer = (way: Pick<typeof accept, 'run'>, says: MessageId) =>
    way.run({ companyId }).then(
      () => onAnswered(says),
      () => undefined,
    );
  const isPending = accept.isPending || decline.isPending;
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
          pending={accept.isPending}
          disabled={isPending}
          onClick={() => void answer(accept, 'kit.offer.accepted')}
        >
          <Text id="kit.offer.accept" />
        </Button>
        <Button
          variant="secondary"
          aria-label={t('kit.offer.declineThis', { company })}
          pending={decline.isPending}
          disabled={isPending}
          onClick={() => void answer(decline, 'kit.offer.declined')}
        >
          <Text id="kit.offer.decline" />
        </Button>
      </div>
      <FailureNote failure={accept.failure ?? decline.failure} />
    </li>
  );
}
