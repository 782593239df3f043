import { cardStatus } from '@bank/protocol/cards';
import type { Rooms } from '@bank/protocol/all';
import { callerOf } from '../../platform/handler';
import type { Handlers } from '../../platform/handler';
import { activate, activationData } from './activate';
import { apply, productsFor, reissue } from './apply';
import { binInfo } from './bins';
import { changeCard } from './change';
import { closeCard, setStatus } from './close';
import { getControl, setControl } from './control';
import { compatibility, crossPlatform, inquiry } from './delivery-handlers';
import { advanceCards, queueStep } from './advance';
import { cardsOf, resumedStatus, shown } from './find';
import { authorizations, currentAuthorizations, purchases } from './lists';
import { changePin, getDetails, getPin, showPin } from './pin';
import { askForSecret } from './secrets';
import { sweep } from './sweep';

export const handlers = {
  async cardList(_input, context) {
    const { customerId } = callerOf(context);
    await advanceCards(context, customerId);
    const cards = await cardsOf(context.db, customerId);
    return { cards: cards.map((card) => shown(card, context.clock.now())) };
  },
  cardPause: ({ accountId }, context) =>
    changeCard('pause', accountId, context, (tx, card) => setStatus(tx, card, cardStatus.paused, context)),
  cardUnpause: ({ accountId }, context) =>
    changeCard('unpause', accountId, context, (tx, card) =>
      setStatus(tx, card, resumedStatus(card, context.clock.now()), context),
    ),
  cardSetAlias: ({ accountId, cardAliasName }, context) =>
    changeCard('setAlias', accountId, context, async (tx, card) => {
      await tx.query('UPDATE card SET alias = $2 WHERE account_id = $1', [
        card.accountId,
        cardAliasName.trim() || null,
      ]);
      return card.accountId;
    }),
  cardBlock: ({ accountId, reason }, context) =>
    changeCard('block', accountId, context, async (tx, card) => {
      await sweep(tx, card, null, context);
      await tx.query('UPDATE card SET block_reason = $2 WHERE account_id = $1', [card.accountId, reason]);
      return closeCard(tx, card, context);
    }),
  cardReissue: reissue,
  cardUpgradeShipping: ({ accountId }, context) =>
    changeCard('upgradeShipping', accountId, context, async (tx, card) => {
      await tx.query('UPDATE card SET is_express = true WHERE account_id = $1', [card.accountId]);
      await queueStep(tx, card.accountId, context.clock.now());
      return card.accountId;
    }),
  cardActivationData: activationData,
  cardActivate: activate,
  cardShowPin: showPin,
  cardGetPin: getPin,
  cardChangePin: changePin,
  cardShowDetails: ({ accountId }, context) => askForSecret({ accountId, purpose: 'details' }, context),
  cardGetDetails: getDetails,
  applyForCardInfo: productsFor,
  cardApply: apply,
  cardBinInfo: ({ binNumber }) => binInfo(binNumber),
  cardControlGet: getControl,
  cardControlSet: setControl,
  addressInquiry: inquiry,
  addressReplacementCompatibility: compatibility,
  crossPlatformRequirementGet: crossPlatform,
  cardPurchaseList: purchases,
  debitCardAuthorizationList: authorizations,
  currentAccountAuthorizationList: currentAuthorizations,
} satisfies Handlers<Rooms['cards']>;
