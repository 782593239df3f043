// Rules: R2.3.17, R2.9.8.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleAccount, sampleCustomer } from '@bank/kit/testing';
import type { Account } from '@bank/protocol/accounts';
import { screen } from '@testing-library/react';
import { heldCards } from '../account-rules';
import messages from '../messages-pages/en.json';
import { CardsAside } from './cards-aside';

const card = (fields: Partial<Account>) =>
  sampleAccount({
    accountId: 100003,
    type: 2006,
    subType: 'PREPAID',
    name: 'Travel',
    balance: '42',
    cardIsVirtual: true,
    cardExpiryMonth: 5,
    cardExpiryYear: 2029,
    ...fields,
  });
const show = (cards: readonly Account[]) =>
  renderBank({ Component: () => <CardsAside cards={cards} /> }, { at: '/home', messages });

test('cards lead to their pages, with what they are and when they end', async () => {
  const { container } = show([
    card({}),
    card({ accountId: 100004, name: 'Daily', cardIsVirtual: false, subType: 'DEBIT' }),
  ]);
  const travel = screen.getByRole('link', { name: /^Travel/ });
  expect(travel).toHaveAttribute('href', '/cards/100003');
  expect(travel).toHaveTextContent(/virtual · 05\/29.*42/);
  // A debit card has no money of its own.
  expect(screen.getByRole('link', { name: /^Daily/ })).not.toHaveTextContent('42');
  expect(screen.getByRole('link', { name: 'All cards' })).toHaveAttribute('href', '/cards');
  expect(await axeFindings(container)).toEqual([]);
});

test('without a card the way to the first one stands there', async () => {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 2 }) }),
  });
  show([]);
  const link = await screen.findByRole('link', { name: 'Order a card' });
  expect(link).toHaveAttribute('href', '/add-card');
});

test.each([
  [2, true],
  [71, true],
  [21, true],
  [4, false],
  [18, false],
  [38, false],
  [11, false],
])('a card with the status %i is shown: %p', (accountStatusId, isShown) => {
  expect(heldCards([card({ accountStatusId })])).toHaveLength(isShown ? 1 : 0);
  expect(heldCards([sampleAccount({ accountStatusId })])).toEqual([]);
});
