import type { MessageId } from '@bank/i18n';
import type { ShopKind } from '@bank/protocol/card-control';
import {
  Bitcoin,
  Bus,
  Coffee,
  Dices,
  Gamepad2,
  HeartPulse,
  type LucideIcon,
  ShoppingBag,
  ShoppingBasket,
  TentTree,
  Utensils,
  Wine,
} from 'lucide-react';

/** How a kind of shop is drawn and said. */
export interface Words {
  icon: LucideIcon;
  label: MessageId;
}

/** The kinds of shops that a holder can close a card to. */
export const SHOPS: Readonly<Record<ShopKind, Words>> = {
  gambling: { icon: Dices, label: 'cards.shop.gambling' },
  games: { icon: Gamepad2, label: 'cards.shop.games' },
  crypto: { icon: Bitcoin, label: 'cards.shop.crypto' },
  alcohol: { icon: Wine, label: 'cards.shop.alcohol' },
  travel: { icon: TentTree, label: 'cards.shop.travel' },
};

/** The categories that shops name in what they ask for. */
const CATEGORIES: ReadonlyMap<string, Words> = new Map([
  ...Object.entries(SHOPS),
  ['shopping', { icon: ShoppingBag, label: 'cards.category.shopping' }],
  ['groceries', { icon: ShoppingBasket, label: 'cards.category.groceries' }],
  ['coffee', { icon: Coffee, label: 'cards.category.coffee' }],
  ['eatingOut', { icon: Utensils, label: 'cards.category.eatingOut' }],
  ['transport', { icon: Bus, label: 'cards.category.transport' }],
  ['health', { icon: HeartPulse, label: 'cards.category.health' }],
]);

/** The words of a shop's own category; undefined for one that the bank has no word for. */
export const categoryWords = (category: string): Words | undefined => CATEGORIES.get(category);
