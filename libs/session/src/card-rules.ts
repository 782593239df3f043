import { paths } from '@bank/paths';

// R1.2.25 and R1.2.26 as pure rules; the cards room gives them what the bank knows and puts them before its routes.

/** A card account as far as the rules look at it. */
export interface CardAccount {
  accountId: number;
  kind: 'physical' | 'virtual';
  isPrepaid: boolean;
  isClosed: boolean;
  /** Usable now; only such a card has details to open. */
  isActive: boolean;
}

/**
 * Cards entry: with any non-closed prepaid physical card the physical list, else the virtual one; a list of exactly one card, with none
 * of the other kind, goes straight to that card.
 */
export function cardsEntryAddress(cards: readonly CardAccount[]): string {
  const open = cards.filter(({ isPrepaid, isClosed }) => isPrepaid && !isClosed);
  const [only] = open;
  if (open.length === 1 && only) return paths.cardDetails.to({ accountId: only.accountId });
  return open.some(({ kind }) => kind === 'physical') ? paths.cardsPhysical.to() : paths.cardsVirtual.to();
}

/** Card details for an id not among the active prepaid cards: the cards page if there is more than one card account, else home. */
export function cardDetailsRedirect(accountId: number, cards: readonly CardAccount[]): string | null {
  const isThere = cards.some((card) => card.accountId === accountId && card.isPrepaid && card.isActive);
  if (isThere) return null;
  return cards.length > 1 ? paths.cards.to() : paths.home.to();
}
