import { add, compare } from '@bank/money';
import type { CardLimitName, CardUse } from '@bank/protocol/card-control';
import type { CardPurchase, DeclineReason } from '@bank/protocol/cards';

/** What a holder lets a card do, and what was spent with it so far. Amounts in the card's currency. */
export interface Control {
  limits: Readonly<Record<CardLimitName, string | null>>;
  spent: Readonly<Record<CardLimitName, string>>;
  uses: Readonly<Record<CardUse, boolean>>;
  closedTo: readonly string[];
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

/** What a card can be used for at all. A virtual card has neither a chip nor a PIN. */
export const offersOf = (isVirtual: boolean): CardUse[] =>
  isVirtual ? ['online'] : ['online', 'contactless', 'cash', 'abroad'];

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
