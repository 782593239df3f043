import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { AmountText, FailureNote, Row, RowToken, Rows, useAttempt, useOpen } from '@bank/kit';
import { paths } from '@bank/paths';
import { type Card, cardList, cardUpgradeShipping } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { buttonClass, IconButton } from '@bank/ui';
import { CircleAlert, Pencil, RefreshCw, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CardFace } from '../card-face/card-face';
import { useCardName, useCardNote } from '../card-face/card-name';
import { CardStatusChip } from '../card-face/status';
import { CardTracker } from '../card-face/tracker';
import { type CardAction, isOnItsWay, permits } from '../card-rules';
import { CardControlPanel } from '../control/card-control';
import { PhoneNote } from '../enrolment/phone-note';
import { AliasDialog } from './alias-dialog';
import { BlockDialog } from './block-dialog';
import { CardActions } from './card-actions';
import { DetailsDialog } from './details-dialog';
import { Purchases } from './purchases';
import { ReissueDialog } from './reissue-dialog';
import { usePause } from './use-pause';
import { WhyNot } from './why-not';

const POPUPS = ['alias', 'block', 'details', 'reissue'] as const;

/** A card with everything that its holder can do with it (R2.4.10, R2.4.11). */
export function CardPage({ card: asTheBankHasIt }: { card: Card }) {
  const t = useText();
  const { may } = useCustomer();
  const nameOf = useCardName();
  const noteOf = useCardNote();
  const pause = usePause(asTheBankHasIt);
  const { card } = pause;
  const { open, show, close } = useOpen(POPUPS);
  const can = (action: CardAction) => may.useCards && permits(action, card);
  return (
    <div className="laptop:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] laptop:grid-rows-[auto_1fr] grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8">
      <div className="grid gap-5">
        <div className="grid">
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 className="heading-face min-w-0 text-xl break-words">{nameOf(card)}</h2>
            {can('alias') && (
              <IconButton
                label={t('cards.rename')}
                icon={<Pencil className="size-5" />}
                onClick={() => show('alias')}
              />
            )}
            <CardStatusChip card={card} />
          </div>
          <p className="text-muted text-sm">
            {noteOf(card)}
            <span aria-hidden="true" className="before:mx-1 before:content-['·']" />
            <Text
              id="cards.toSpend"
              values={{ amount: <AmountText amount={card.available} currency={card.currencyCode} /> }}
            />
          </p>
        </div>
        <CardFace card={card} />
        {can('activate') && (
          <Link to={paths.confirmCard.to({ cardId: card.accountId })} className={buttonClass('primary')}>
            <Text id="cards.activate" />
          </Link>
        )}
        {isOnItsWay(card) ? (
          <CardTracker card={card} />
        ) : (
          <CardActions card={card} pause={pause} onDetails={() => show('details')} />
        )}
        <WhyNot card={card} />
      </div>
      <div className="laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 grid grid-cols-[minmax(0,1fr)] gap-8">
        {permits('control', card) && <CardControlPanel card={card} />}
        <Purchases card={card} />
      </div>
      <Rows kind="plain">
        {can('upgradeShipping') && !card.isExpressShipping && <UpgradeRow card={card} />}
        {can('reissue') && card.cardReissuedStatusId === null && (
          <Row
            token={
              <RowToken>
                <RefreshCw />
              </RowToken>
            }
            title={<Text id="cards.reissue" />}
            note={<Text id={card.cardIsVirtual ? 'cards.reissueVirtualNote' : 'cards.reissueNote'} />}
            onPress={() => show('reissue')}
          />
        )}
        {can('block') && (
          <Row
            token={
              <RowToken>
                <CircleAlert className="text-danger" />
              </RowToken>
            }
            title={<Text id="cards.block" />}
            note={<Text id="cards.blockNote" />}
            onPress={() => show('block')}
          />
        )}
      </Rows>
      {can('enrol') && <PhoneNote accountId={card.accountId} />}
      {open === 'alias' && can('alias') && <AliasDialog card={card} onClose={close} />}
      {open === 'block' && can('block') && <BlockDialog card={card} onClose={close} />}
      {open === 'details' && can('details') && <DetailsDialog card={card} onClose={close} />}
      {open === 'reissue' && can('reissue') && <ReissueDialog card={card} onClose={close} />}
    </div>
  );
}

/** Express for a card that has not left yet. */
function UpgradeRow({ card: { accountId } }: { card: Card }) {
  const upgrade = useCall(cardUpgradeShipping, { invalidates: [cardList] });
  const attempt = useAttempt();
  return (
    <>
      {attempt.failure && (
        <li>
          <FailureNote failure={attempt.failure} />
        </li>
      )}
      <Row
        token={
          <RowToken>
            <Truck />
          </RowToken>
        }
        title={<Text id="cards.express" />}
        note={<Text id="cards.expressNote" />}
        onPress={() => void attempt.run(() => upgrade.run({ accountId }))}
      />
    </>
  );
}
