// Rules: R2.7.42.
import { renderBank } from '@bank/kit/testing';
import { cardStatus } from '@bank/protocol/cards';
import { screen } from '@testing-library/react';
import messages from '../messages/en.json';
import { testBrand } from '../testing/brand';
import { card } from '../testing/sample-card';
import { CardFace } from './card-face';

type Status = keyof typeof cardStatus;

/** What each status says across the card; null: the card keeps its colour and says nothing. */
const SAYS: Readonly<Record<Status, string | null>> = {
  submitted: null,
  processing: null,
  printing: null,
  printed: null,
  shipped: null,
  active: null,
  paused: 'Paused',
  expired: 'Expired',
  fraud: 'Blocked',
  limited: 'Limited',
  pending: 'Being checked',
  pendingDocument: 'Needs a document',
  // It stands among the closed ones.
  canceled: '',
};

const statuses = Object.keys(SAYS) as Status[];
test.each(statuses)('a card that is %s', async (status) => {
  const says = SAYS[status];
  const Component = () => <CardFace card={card({ accountStatusId: cardStatus[status] })} />;
  renderBank({ Component }, { at: '/', messages, brand: testBrand });
  await screen.findByText('Ana Marin');
  const drawn = document.body.innerHTML;
  expect(drawn.includes('bank-card-still')).toBe(says !== null);
  expect(drawn.includes('bank-card-pill')).toBe(Boolean(says));
  if (says) expect(screen.getByText(says)).toBeVisible();
});
