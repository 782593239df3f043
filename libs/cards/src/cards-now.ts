import { ApiFailure, query, queryClient } from '@bank/api-client';
import { type Card, cardList } from '@bank/protocol/cards';

/**
 * The cards, for loaders that lead elsewhere by them: the visitor lands once, and not after a page has shown.
 * @returns null when they cannot be had; the screen then says why
 */
export async function cardsNow(): Promise<readonly Card[] | null> {
  try {
    return (await queryClient.ensureQueryData(query(cardList))).cards;
  } catch (reason) {
    if (reason instanceof ApiFailure) return null;
    throw reason;
  }
}
