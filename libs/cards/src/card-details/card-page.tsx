import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Rows, Together, useOpen } from '@bank/kit';
import { paths } from '@bank/paths';
import { cardControlGet } from '@bank/protocol/card-control';
import { type Card, cardPurchaseList, cardStatus } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass, IconButton, latePart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Pencil, RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CardFace } from '../card-face/card-face';
import { CardMoney } from '../card-face/card-money';
import { useCardName, useCardNote } from '../card-face/card-name';
import { CardStatusChip } from '../card-face/status';
import { CardTracker } from '../card-face/tracker';
import { type CardAction, inTheWay, isOffered, isOnItsWay, STATUS_WORDS } from '../card-rules';
import { CardControlPanel } from '../control/card-control';
import { PhoneNote } from '../enrolment/phone-note';
import { ExpressDialog } from '../fee/express-dialog';
import { ActionRow } from './action-row';
import { AliasDialog } from './alias-dialog';
import { BlockDialog } from './block-dialog';
import { CardActions } from './card-actions';
import type { DetailsDialogProps } from './details-dialog';
import { Purchases } from './purchases';
import { ReissueDialog } from './reissue-dialog';
import { UpgradeRow } from './upgrade-row';
import { usePause } from './use-pause';
import { WHY_ID, WhyNot } from './why-not';

/** Only virtual cards show their number, so the code of the steps to it is fetched when one does. */
const DetailsDialog = latePart<DetailsDialogProps>(async () => ({
  default: (await import('./details-dialog')).DetailsDialog,
}));

const POPUPS = ['alias', 'block', 'details', 'express', 'reissue'] as const;

/** A card with everything that its holder can do with it (R2.4.10, R2.4.11). */
export function CardPage({ card: asTheBankHasIt }: { card: Card }) {
  const t = useText();
  const { may } = useCustomer();
  const nameOf = useCardName();
  const noteOf = useCardNote();
  const pause = usePause(asTheBankHasIt);
  const { card } = pause;
  const { accountId } = card;
  const control = useQuery(query(cardControlGet, { accountId }));
  const purchases = useQuery(query(cardPurchaseList, { accountId }));
  const { open, show, close } = useOpen(POPUPS);
  const can = (action: CardAction) => inTheWay(action, card, may) === null;
  const replacedAs = card.cardReissuedStatusId === null ? undefined : STATUS_WORDS[card.cardReissuedStatusId];
  return (
    <div className="laptop:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] laptop:grid-rows-[auto_1fr] grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8">
      <div className="grid gap-5">
        <div className="grid">
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 className="heading-face min-w-0 text-xl break-words">{nameOf(card)}</h2>
            {isOffered('alias', card) && (
              <IconButton
                label={t('cards.rename')}
                icon={<Pencil className="size-5" />}
                disabled={!can('alias')}
                aria-describedby={can('alias') ? undefined : WHY_ID}
                onClick={() => show('alias')}
              />
            )}
            <CardStatusChip card={card} />
          </div>
          <p className="text-muted text-sm">
            {noteOf(card)}
            <CardMoney card={card} before={<span aria-hidden="true" className="before:mx-1 before:content-['·']" />} />
          </p>
        </div>
        <CardFace card={card} />
        {can('activate') ? (
          <Link to={paths.confirmCard.to({ cardId: card.accountId })} className={buttonClass('primary')}>
            <Text id="cards.activate" />
          </Link>
        ) : (
          isOffered('activate', card) && (
            <Button wide disabled aria-describedby={WHY_ID}>
              <Text id="cards.activate" />
            </Button>
          )
        )}
        {isOnItsWay(card) && <CardTracker card={card} />}
        <CardActions card={card} pause={pause} onDetails={() => show('details')} onNearDetails={DetailsDialog.warmUp} />
        <WhyNot card={card} />
      </div>
      <div className="laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 grid grid-cols-[minmax(0,1fr)] gap-8">
        <Together of={[control, purchases]} rows={6}>
          <CardControlPanel card={card} />
          <Purchases card={card} />
        </Together>
      </div>
      <Rows kind="plain">
        <UpgradeRow card={card} onPress={() => show('express')} />
        <ActionRow
          card={card}
          action="reissue"
          icon={<RefreshCw />}
          title={<Text id="cards.reissue" />}
          note={<Text id={reissueNote(card)} />}
          taken={replacedAs && <Text id="cards.reissueUnderWay" values={{ status: t(replacedAs.text) }} />}
          onPress={() => show('reissue')}
        />
        <ActionRow
          card={card}
          action="block"
          icon={<CircleAlert className="text-danger" />}
          title={<Text id="cards.block" />}
          note={<Text id="cards.blockNote" />}
          onPress={() => show('block')}
        />
      </Rows>
      {can('enrol') && <PhoneNote accountId={card.accountId} />}
      {open === 'alias' && can('alias') && <AliasDialog card={card} onClose={close} />}
      {open === 'block' && can('block') && <BlockDialog card={card} onClose={close} />}
      {open === 'details' && can('details') && <DetailsDialog card={card} onClose={close} />}
      {open === 'express' && can('upgradeShipping') && !card.isExpressShipping && (
        <ExpressDialog card={card} onClose={close} />
      )}
      {open === 'reissue' && can('reissue') && !replacedAs && <ReissueDialog card={card} onClose={close} />}
    </div>
  );
}

/** What becomes of this card when it is replaced, in few words. */
function reissueNote({ cardIsVirtual, accountStatusId }: Card) {
  if (cardIsVirtual) return 'cards.reissueVirtualNote';
  return accountStatusId === cardStatus.active ? 'cards.reissueNote' : 'cards.reissueNoteStopped';
}
