import type { applyForCardInfo, cardApply, CardProduct, cardReissue } from '@bank/protocol/cards';
import { responseCode } from '@bank/protocol';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { changeCard } from './change';
import { closeCard } from './close';
import { copyControl } from './control';
import { advanceCards } from './advance';
import { cardOf, cardsOf, shown } from './find';
import { deliveryOf } from './delivery-of';
import { issueCard } from './issue';
import { moveCustomer } from './move';
import { EU, productOf, productsOf } from './products';
import type { Product } from './products';
import { isClosed } from './rules';
import { sayOrder } from './say-order';
import { askForOrder, takeOrder } from './secrets';
import type { CardWish } from './secrets';
import { sweep } from './sweep';
import { refused } from './texts';

/** How many cards a customer may have at a time. */
const MAX_CARDS = 10;

interface Applicant {
  country: string;
  verified: boolean;
  holder: string;
}

async function applicantOf(tx: Tx, customerId: number, userId: number): Promise<Applicant | undefined> {
  const [found] = await tx.query<Applicant>(
    `SELECT c.residence_country AS country, c.verified AND NOT c.limited AS verified, u.first_name || ' ' || u.last_name AS holder
       FROM customer c JOIN app_user u ON u.id = $2 WHERE c.id = $1`,
    [customerId, userId],
  );
  return found;
}

export const productsFor: Handler<typeof applyForCardInfo> = async ({ countryCode }, context) => {
  const { customerId, userId } = callerOf(context);
  const country =
    countryCode?.trim().toUpperCase() || (await applicantOf(context.db, customerId, userId))?.country || '';
  return { countryCode: country, products: productsOf(country).map(withoutBin), countryCodes: [...EU] };
};

/** A card that closes by itself holds no money of its own: what a shop gives back goes to the account that paid. */
const canBeOneTime = ({ cardIsVirtual, subType }: Product) => cardIsVirtual && subType === 'DEBIT';

const withoutBin = ({
  type,
  subType,
  cardIsVirtual,
  currencyCode,
  issueFee,
  expressFee,
  ...days
}: Product): CardProduct => ({
  type,
  subType,
  cardIsVirtual,
  currencyCode,
  issueFee,
  expressFee,
  deliveryDays: days.deliveryDays,
  expressDays: days.expressDays,
});

/**
 * Orders a card of a product that is offered in the customer's country. A debit card spends from their account in its currency. The order
 * waits for a code (ADR-48), and the one that was checked then is the one that is made.
 */
export const apply: Handler<typeof cardApply> = async ({ confirm, ...wish }, context) => {
  const { customerId } = callerOf(context);
  await advanceCards(context, customerId);
  if (!confirm) {
    const waitsFor = await context.db.transaction(async (tx) => {
      const { product, delivery } = await checked(tx, wish, context);
      const { cardAliasName: name = '', isExpressShipping: isExpress } = wish;
      const what = sayOrder(context.lang, { product, delivery, isExpress, name: name.trim() });
      return askForOrder(tx, { ...wish, customerId }, what, context);
    });
    return { card: null, waitsFor };
  }
  const accountId = await takeOrder(confirm, context, async (tx, ordered) => {
    if (ordered.customerId !== customerId) throw refused(context, 'codeExpired', { field: 'code' });
    return make(tx, ordered, context);
  });
  context.publish([{ customerId, event: 'cardsChanged', subject: String(accountId) }]);
  const card = await cardOf(context.db, accountId);
  if (!card) throw new Error(`card ${accountId} is gone`);
  return { card: shown(card, context.clock.now()), waitsFor: null };
};

type Context = Parameters<typeof apply>[1];

/** @returns what an order comes to @throws Refusal where it cannot be made */
async function checked(tx: Tx, wish: Omit<CardWish, 'customerId'>, context: Context) {
  const { type, isOneTime = false } = wish;
  const { customerId, userId } = callerOf(context);
  const applicant = await applicantOf(tx, customerId, userId);
  if (!applicant) throw refused(context, 'noAccess', { code: responseCode.noAccess });
  const product = productsOf(applicant.country).find((offered) => offered.type === type);
  if (!product) throw refused(context, 'notOffered', { field: 'type' });
  if (!applicant.verified) throw refused(context, 'notVerified');
  if (isOneTime && !canBeOneTime(product)) throw refused(context, 'notOneTime', { field: 'isOneTime' });
  const open = (await cardsOf(tx, customerId)).filter(({ status }) => !isClosed(status));
  if (open.length >= MAX_CARDS) throw refused(context, 'tooMany', { values: { max: String(MAX_CARDS) } });
  const [settlement] = await tx.query<{ id: number }>(
    `SELECT id FROM account WHERE customer_id = $1 AND currency = $2 AND type = 1001 AND status = 2 ORDER BY is_settlement DESC, id
      LIMIT 1`,
    [customerId, product.currencyCode],
  );
  if (product.subType === 'DEBIT' && !settlement) {
    throw refused(context, 'needsAccount', { field: 'type', values: { currency: product.currencyCode } });
  }
  const delivery = product.cardIsVirtual ? null : await deliveryOf(tx, customerId, wish, context);
  return { applicant, product, settlement, delivery };
}

/** Makes the card; the world may have changed since the code was sent. @returns its account */
async function make(tx: Tx, wish: CardWish, context: Context): Promise<number> {
  const { cardAliasName, isExpressShipping, isOneTime = false } = wish;
  const { customerId } = callerOf(context);
  const { applicant, product, settlement, delivery } = await checked(tx, wish, context);
  const issued = await issueCard(
    tx,
    {
      customerId,
      product,
      holder: applicant.holder,
      alias: cardAliasName?.trim() || null,
      settlementAccountId: product.subType === 'DEBIT' ? (settlement?.id ?? null) : null,
      isExpress: isExpressShipping && !product.cardIsVirtual,
      isOneTime,
      replaces: null,
      delivery,
    },
    context,
  );
  if (delivery && !delivery.isWaiting && delivery.leavesAddressId !== null) {
    await moveCustomer(tx, customerId, { to: delivery.addressId, from: delivery.leavesAddressId }, context);
  }
  return issued;
}

/**
 * The new card has the holder, the name and the account of the old one. A physical one takes over when it is activated; a virtual one
 * takes over at once.
 */
export const reissue: Handler<typeof cardReissue> = ({ accountId, isExpressShipping }, context) =>
  changeCard('reissue', accountId, context, async (tx, card) => {
    if (card.reissuedStatus !== null) throw refused(context, 'alreadyReissued');
    const product = productOf(card.type);
    const replacement = {
      customerId: card.customerId,
      product,
      holder: card.holder,
      alias: card.alias,
      settlementAccountId: card.settlementAccountId,
      isExpress: isExpressShipping && !product.cardIsVirtual,
      isOneTime: card.isOneTime,
      replaces: card.accountId,
      delivery: product.cardIsVirtual ? null : await deliveryOf(tx, card.customerId, { type: card.type }, context),
    };
    const issued = await issueCard(tx, replacement, context);
    await copyControl(tx, card.accountId, issued);
    if (product.cardIsVirtual) {
      await sweep(tx, card, issued, context);
      await closeCard(tx, card, context);
    }
    return issued;
  });
