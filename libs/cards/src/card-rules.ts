import type { Card } from '@bank/protocol/cards';
import { cardStatus } from '@bank/protocol/cards';
import type { CardAccount } from '@bank/session/card-rules';
import type { StatusWords } from './card-face/tone-chip';

// R2.4.10: what a card's status permits. The bank keeps a table of its own and has the last word.

const { submitted, active, canceled, fraud, printing, printed, shipped, pending, limited, expired, processing } =
  cardStatus;
const { pendingDocument, paused } = cardStatus;

/** What a holder can do with a card. */
export type CardAction =
  | 'pause'
  | 'unpause'
  | 'load'
  | 'enrol'
  | 'pin'
  | 'alias'
  | 'details'
  | 'block'
  | 'reissue'
  | 'upgradeShipping'
  | 'activate'
  | 'control';

interface Rule {
  readonly statuses: readonly number[];
  /** Only for cards of this kind. */
  readonly only?: 'virtual' | 'physical' | 'prepaid';
}

const RULES: Readonly<Record<CardAction, Rule>> = {
  pause: { statuses: [active, expired] }, // "Pause: card is active or expired, not fraud"
  unpause: { statuses: [paused] }, // "Unpause: card is paused"
  load: { statuses: [active], only: 'prepaid' }, // "Load card: active and not fraud"
  enrol: { statuses: [active] }, // "Enrollment: active and not fraud"; payments online are confirmed on a phone (R2.7.34)
  pin: { statuses: [active, paused, expired], only: 'physical' }, // "PIN change and show: not fraud and active, paused or expired"
  alias: { statuses: [submitted, processing, pending, pendingDocument, active, paused, limited], only: 'virtual' }, // "Edit name: virtual cards only"
  details: { statuses: [active, paused], only: 'virtual' }, // "Card details: virtual cards only"
  block: {
    statuses: [submitted, processing, printing, printed, shipped, pending, pendingDocument, active, paused, limited],
  }, // R2.4.11
  reissue: { statuses: [active, paused, expired, limited, fraud] }, // R2.4.11
  upgradeShipping: { statuses: [submitted, processing, printing, printed], only: 'physical' }, // R2.4.11
  activate: { statuses: [shipped], only: 'physical' }, // R2.4.11
  control: {
    statuses: [submitted, processing, printing, printed, shipped, pending, pendingDocument, active, paused, limited],
  }, // R2.7.36
};

type Facts = Pick<Card, 'accountStatusId' | 'cardIsVirtual' | 'subType'>;

/** Whether a kind of card has the action at all, in whatever status. */
export function isOffered(action: CardAction, card: Facts): boolean {
  const { only } = RULES[action];
  if (only === 'virtual') return card.cardIsVirtual;
  if (only === 'physical') return !card.cardIsVirtual;
  return only !== 'prepaid' || card.subType === 'PREPAID';
}

/** Whether the action can be taken now. */
export function permits(action: CardAction, card: Facts): boolean {
  return isOffered(action, card) && RULES[action].statuses.includes(card.accountStatusId);
}

/** Cards that are over (R2.3.2): kept apart, and nothing can be done with them. */
export const isOver = ({ accountStatusId }: Pick<Card, 'accountStatusId'>): boolean =>
  accountStatusId === canceled || accountStatusId === 11;

/** A card that was ordered and is not with its holder yet. */
export const isOnItsWay = ({ accountStatusId }: Pick<Card, 'accountStatusId'>): boolean =>
  ([submitted, processing, printing, printed, shipped] as readonly number[]).includes(accountStatusId);

/**
 * A card as the entry rules look at it (R1.2.25, R1.2.26). The rules say "prepaid" for what is a card and no account: a debit card has
 * a page of its own as well (ADR-37).
 */
export const toCardAccount = (card: Card): CardAccount => ({
  accountId: card.accountId,
  kind: card.cardIsVirtual ? 'virtual' : 'physical',
  isPrepaid: true,
  isClosed: isOver(card),
  isActive: !isOver(card),
});

/** How each status is said, and with which tone. */
export const STATUS_WORDS: Readonly<Record<number, StatusWords>> = {
  [submitted]: { text: 'cards.status.submitted', tone: 'neutral' },
  [processing]: { text: 'cards.status.processing', tone: 'neutral' },
  [printing]: { text: 'cards.status.printing', tone: 'neutral' },
  [printed]: { text: 'cards.status.printed', tone: 'neutral' },
  [shipped]: { text: 'cards.status.shipped', tone: 'neutral' },
  [active]: { text: 'cards.status.active', tone: 'positive' },
  [paused]: { text: 'cards.status.paused', tone: 'warning' },
  [pending]: { text: 'cards.status.pending', tone: 'warning' },
  [pendingDocument]: { text: 'cards.status.pendingDocument', tone: 'warning' },
  [limited]: { text: 'cards.status.limited', tone: 'warning' },
  [expired]: { text: 'cards.status.expired', tone: 'warning' },
  [fraud]: { text: 'cards.status.fraud', tone: 'danger' },
  [canceled]: { text: 'cards.status.canceled', tone: 'danger' },
  11: { text: 'cards.status.canceled', tone: 'danger' },
};

/** R2.9.8: month and two-digit year. */
export const expiryText = ({ cardExpiryMonth, cardExpiryYear }: Pick<Card, 'cardExpiryMonth' | 'cardExpiryYear'>) =>
  `${String(cardExpiryMonth).padStart(2, '0')}/${String(cardExpiryYear % 100).padStart(2, '0')}`;

/** R2.5.6: the last four of a number that has at least sixteen digits; nothing of a shorter one. */
export const lastFour = (cardNumber: string): string => (cardNumber.length >= 16 ? cardNumber.slice(-4) : '');
