import type { Card } from '@bank/protocol/cards';
import { cardStatus } from '@bank/protocol/cards';
import type { Missing, Permission, Permissions } from '@bank/session';
import type { CardAccount } from '@bank/session/card-rules';
import type { StatusWords } from './card-face/tone-chip';

// Availability: what a card is, and what its holder can do with it, as one table. The bank keeps a table of its own and has the last word.

const { submitted, active, canceled, fraud, printing, printed, shipped, pending, limited, expired, processing } =
  cardStatus;
const { pendingDocument, paused } = cardStatus;
/** The status of an account that is closed (R2.3.1). */
const CLOSED = 11;

/** What is true of a card. */
export type CardTrait = 'debit' | 'prepaid' | 'physical' | 'virtual' | 'expired' | 'balance' | 'history';

/** What a holder can do with a card. */
export type CardAction =
  | 'spend'
  | 'pause'
  | 'unpause'
  | 'load'
  | 'enrol'
  | 'changePin'
  | 'showPin'
  | 'alias'
  | 'details'
  | 'block'
  | 'reissue'
  | 'upgradeShipping'
  | 'activate'
  | 'control';

interface Rule {
  /** The row of the rulebook that says so. */
  readonly rule: string;
  readonly statuses: readonly number[];
  /** Only for cards of this kind. */
  readonly only?: 'virtual' | 'physical' | 'prepaid' | 'debit';
  /** What the user must be allowed to do as well. */
  readonly needs?: Permission;
  /** In any other status the action lies behind the card, and no screen names it. */
  readonly until?: readonly number[];
}

const COMING = [submitted, processing, printing, printed, shipped, pending, pendingDocument] as const;
/** Statuses in which money may have moved with the card. */
const LIVED = [active, paused, limited, fraud, expired, canceled, CLOSED] as const;
const EVERY = [...COMING, ...LIVED] as const;
/** Neither over nor stopped for good. */
const LIVING = [...COMING, active, paused, limited] as const;

export const AVAILABILITY: Readonly<Record<CardTrait | CardAction, Rule>> = {
  debit: { rule: 'R2.3.1', statuses: EVERY, only: 'debit' },
  prepaid: { rule: 'R2.3.1', statuses: EVERY, only: 'prepaid' },
  physical: { rule: 'R2.3.17', statuses: EVERY, only: 'physical' },
  virtual: { rule: 'R2.3.17', statuses: EVERY, only: 'virtual' },
  expired: { rule: 'R2.3.17', statuses: [expired] },
  balance: { rule: 'R2.3.31', statuses: EVERY, only: 'prepaid' },
  history: { rule: 'R2.3.30', statuses: LIVED, only: 'prepaid' },
  spend: { rule: 'R2.7.32', statuses: [active] },
  pause: { rule: 'R2.4.10', statuses: [active, expired] },
  unpause: { rule: 'R2.4.10', statuses: [paused], needs: 'spendByCards' },
  load: { rule: 'R2.4.13', statuses: [active], only: 'prepaid', needs: 'loadCard' },
  enrol: { rule: 'R2.4.10', statuses: [active] },
  changePin: { rule: 'R2.4.10', statuses: [active, paused, expired], only: 'physical', needs: 'seeCardSecrets' },
  showPin: { rule: 'R2.4.10', statuses: [active, paused, expired], only: 'physical', needs: 'seeCardSecrets' },
  // A virtual card is never printed nor posted.
  alias: {
    rule: 'R2.4.10',
    statuses: [submitted, processing, pending, pendingDocument, active, paused, limited],
    only: 'virtual',
    needs: 'spendByCards',
  },
  details: { rule: 'R2.7.31', statuses: [active, paused], only: 'virtual', needs: 'seeCardSecrets' },
  block: { rule: 'R2.4.11', statuses: LIVING, needs: 'spendByCards' },
  reissue: { rule: 'R2.4.11', statuses: [active, paused, expired, limited, fraud], needs: 'spendByCards' },
  upgradeShipping: {
    rule: 'R2.4.11',
    statuses: [submitted, processing, printing, printed],
    only: 'physical',
    needs: 'spendByCards',
    until: COMING,
  },
  activate: { rule: 'R2.4.11', statuses: [shipped], only: 'physical', needs: 'spendByCards', until: COMING },
  control: { rule: 'R2.7.36', statuses: LIVING, needs: 'useCards' },
};

type Facts = Pick<Card, 'accountStatusId' | 'cardIsVirtual' | 'subType'>;

/** Whether a kind of card has it at all, in whatever status. */
function isOfKind({ only }: Rule, { cardIsVirtual, subType }: Facts): boolean {
  if (only === 'virtual' || only === 'physical') return cardIsVirtual === (only === 'virtual');
  return only === undefined || (only === 'debit') === (subType === 'DEBIT');
}

/** Whether the card has the action, now or before or later; a screen then shows it, with what is in the way. */
export function isOffered(action: CardAction, card: Facts): boolean {
  const { until } = AVAILABILITY[action];
  return isOfKind(AVAILABILITY[action], card) && (until?.includes(card.accountStatusId) ?? true);
}

/** Whether it is true of the card now, or the action is open by kind and status. */
export function permits(name: CardTrait | CardAction, card: Facts): boolean {
  return isOfKind(AVAILABILITY[name], card) && AVAILABILITY[name].statuses.includes(card.accountStatusId);
}

/** What keeps a user from an action: the card's status, or what the user lacks, a right or a level. */
export type InTheWay = { kind: 'status' } | { kind: 'missing'; missing: Missing };

/** @returns null where nothing is in the way */
export function inTheWay(action: CardAction, card: Facts, { missing }: Pick<Permissions, 'missing'>): InTheWay | null {
  if (!permits(action, card)) return { kind: 'status' };
  const { needs } = AVAILABILITY[action];
  const lack = needs && missing[needs];
  return lack ? { kind: 'missing', missing: lack } : null;
}

/** Cards that are over (R2.3.2): kept apart, and nothing can be done with them. */
export const isOver = ({ accountStatusId }: Pick<Card, 'accountStatusId'>): boolean =>
  accountStatusId === canceled || accountStatusId === CLOSED;

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
  [CLOSED]: { text: 'cards.status.canceled', tone: 'danger' },
};

/** R2.9.8: month and two-digit year. */
export const expiryText = ({ cardExpiryMonth, cardExpiryYear }: Pick<Card, 'cardExpiryMonth' | 'cardExpiryYear'>) =>
  `${String(cardExpiryMonth).padStart(2, '0')}/${String(cardExpiryYear % 100).padStart(2, '0')}`;

/** R2.5.6: the last four of a number that has at least sixteen digits; nothing of a shorter one. */
export const lastFour = (cardNumber: string): string => (cardNumber.length >= 16 ? cardNumber.slice(-4) : '');
