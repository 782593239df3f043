import { add, compare } from '@bank/money';
import { cardLimitName, shopKind } from '@bank/protocol/card-control';
import type { CardLimitName, CardUse, ShopKind } from '@bank/protocol/card-control';
import type { CardPurchase, DeclineReason } from '@bank/protocol/cards';

/** What a holder lets a card do, and what was spent with it so far. Amounts in the card's currency. */
export interface Control {
  limits: Readonly<Record<CardLimitName, string | null>>;
  spent: Readonly<Record<CardLimitName, string>>;
  uses: Readonly<Record<CardUse, boolean>>;
  closedTo: readonly string[];
}

/** What a user wants changed. What is not named stays. */
export interface Wish extends Readonly<Partial<Record<CardLimitName, string | null | undefined>>> {
  readonly uses?: Readonly<Partial<Record<CardUse, boolean | undefined>>> | undefined;
  /** Which kinds of shops the card is to be open to. */
  readonly shops?: Readonly<Partial<Record<ShopKind, boolean | undefined>>> | undefined;
}

/** A purchase as the holder's wishes look at it. */
export interface Asked {
  use: CardPurchase['use'];
  /** The kind of shop. */
  category: string;
  /** ISO 3166-1 alpha-2 of the shop. */
  country: string;
  /** What it costs in the card's currency. */
  debit: string;
}

const USES: readonly CardUse[] = ['online', 'contactless', 'cash', 'abroad'];

/** What a card can be used for at all. A virtual card has neither a chip nor a PIN. */
export const offersOf = (isVirtual: boolean): CardUse[] => (isVirtual ? ['online'] : [...USES]);

/** A shop online is nowhere: it is open or closed to the card by `online` alone. */
const isAbroad = ({ use, country }: Asked, home: string): boolean => use !== 'online' && country !== home;

/** Which of the holder's wishes is in the way of a purchase (ADR-39), ways of use first, money last; null: none. */
export function wishInTheWay(
  control: Control,
  asked: Asked,
  card: { isVirtual: boolean; homeCountry: string },
): DeclineReason | null {
  const { use, category, debit } = asked;
  const { limits, spent, uses, closedTo } = control;
  if (card.isVirtual && use !== 'online') return use === 'cash' ? 'cash' : 'contactless';
  if (use !== 'chip' && !uses[use]) return use;
  if (!uses.abroad && isAbroad(asked, card.homeCountry)) return 'abroad';
  if (closedTo.includes(category)) return 'shopKind';
  const isOver = (name: CardLimitName) => {
    const limit = limits[name];
    return limit !== null && compare(add(spent[name], debit), limit) > 0;
  };
  if (use === 'cash' && isOver('cashPerDay')) return 'cashPerDay';
  if (isOver('perDay')) return 'perDay';
  return isOver('perMonth') ? 'perMonth' : null;
}

/** No limit is the highest one. */
const isHigher = (limit: string | null, before: string | null): boolean =>
  before !== null && (limit === null || compare(limit, before) > 0);

/**
 * The first part of a wish that would let the card do more than before: a limit that goes up, or a use or a kind of shop that opens. A user
 * who prepares payments may not ask for it (R0.50).
 * @returns null when the wish lets the card do less or the same
 */
export function openedBy(
  wish: Wish,
  before: Pick<Control, 'limits' | 'uses' | 'closedTo'>,
): CardLimitName | 'uses' | 'shops' | null {
  const raised = cardLimitName.options.find((name) => {
    const limit = wish[name];
    return limit !== undefined && isHigher(limit, before.limits[name]);
  });
  if (raised) return raised;
  if (USES.some((use) => wish.uses?.[use] === true && !before.uses[use])) return 'uses';
  return shopKind.options.some((kind) => wish.shops?.[kind] === true && before.closedTo.includes(kind))
    ? 'shops'
    : null;
}
