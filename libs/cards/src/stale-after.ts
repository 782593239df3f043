import type { StaleAfter } from '@bank/kit';
import { addressInquiry } from '@bank/protocol/card-delivery';
import { cardControlGet } from '@bank/protocol/card-control';
import { cardList, cardPurchaseList } from '@bank/protocol/cards';

export const staleAfter: StaleAfter = {
  documentsChanged: [addressInquiry, cardList],
  balanceChanged: [cardList, cardPurchaseList],
  cardsChanged: [cardList, cardPurchaseList, cardControlGet],
};
