import { cardStatus } from '@bank/protocol/cards';

/** What a holder, or a shop, may want of a card. */
export type CardAction =
  | 'pause'
  | 'unpause'
  | 'load'
  | 'changePin'
  | 'showPin'
  | 'setAlias'
  | 'showDetails'
  | 'block'
  | 'reissue'
  | 'upgradeShipping'
  | 'activate'
  | 'enrol'
  | 'control'
  | 'spend';

const { submitted, active, canceled, fraud, printing, printed, shipped, pending, limited, expired, processing } =
  cardStatus;
const { pendingDocument, paused } = cardStatus;

/** The statuses in which the bank does it, by R2.4.10; nothing else decides. A status in no list permits nothing. */
const PERMITTED: Readonly<Record<CardAction, readonly number[]>> = {
  pause: [active, expired],
  unpause: [paused],
  load: [active],
  enrol: [active],
  changePin: [active, paused, expired],
  showPin: [active, paused, expired],
  setAlias: [submitted, processing, pending, pendingDocument, active, paused, limited],
  showDetails: [active, paused],
  block: [submitted, processing, printing, printed, shipped, pending, pendingDocument, active, paused, limited],
  reissue: [active, paused, expired, limited, fraud],
  upgradeShipping: [submitted, processing, printing, printed],
  activate: [shipped],
  control: [submitted, processing, printing, printed, shipped, pending, pendingDocument, active, paused, limited],
  spend: [active],
};

/** What a card is, beside what is done with it. */
export type CardTrait = 'debit' | 'prepaid' | 'physical' | 'virtual' | 'expired' | 'balance' | 'history';

interface Traits {
  status: number;
  isVirtual: boolean;
  subType: 'DEBIT' | 'PREPAID';
}

/** Not in its holder's hands yet, or looked at before it is (R2.3.30). */
const NOT_LIVED: readonly number[] = [submitted, processing, printing, printed, shipped, pending, pendingDocument];

const TRAITS: Readonly<Record<CardTrait, (card: Traits) => boolean>> = {
  debit: ({ subType }) => subType === 'DEBIT',
  prepaid: ({ subType }) => subType === 'PREPAID',
  physical: ({ isVirtual }) => !isVirtual,
  virtual: ({ isVirtual }) => isVirtual,
  expired: ({ status }) => status === expired,
  // Money of its own; a debit card spends that of its settlement account (R2.3.31).
  balance: ({ subType }) => subType === 'PREPAID',
  history: ({ subType, status }) => subType === 'PREPAID' && !NOT_LIVED.includes(status),
};

/** Whether it is true of a card as it stands. */
export const hasTrait = (trait: CardTrait, card: Traits): boolean => TRAITS[trait](card);

/** Name and details are those of virtual cards (R2.4.10); the post and a PIN are those of physical ones. */
const VIRTUAL_ONLY: readonly CardAction[] = ['setAlias', 'showDetails'];
const PHYSICAL_ONLY: readonly CardAction[] = ['upgradeShipping', 'activate', 'changePin', 'showPin'];

/** Whether the bank does `action` for a card as it stands. */
export function permits(action: CardAction, card: { status: number; isVirtual: boolean }): boolean {
  if (VIRTUAL_ONLY.includes(action) && !card.isVirtual) return false;
  if (PHYSICAL_ONLY.includes(action) && card.isVirtual) return false;
  return PERMITTED[action].includes(card.status);
}

/** In print or in the post: the address on the letter stays. */
export const hasLeft = (status: number): boolean => status === printing || status === printed || status === shipped;

/** Cards that are over: kept apart, and without a way back. */
export const isClosed = (status: number): boolean => status === canceled || status === 11;
