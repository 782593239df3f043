// Rules: R2.3.17.
import { cardStatus } from '@bank/protocol/cards';
import { isOver } from './is-over';

test('a card is over when it is cancelled, fraud or expired, and in no other status', () => {
  const over = Object.values(cardStatus).filter(isOver);
  expect(over).toEqual([cardStatus.canceled, cardStatus.fraud, cardStatus.expired]);
});
