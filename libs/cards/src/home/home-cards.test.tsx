// Rules: R2.3.17, R2.5.6.
import { axeFindings, fakeBank, renderBank } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import messages from '../messages/en.json';
import { card } from '../testing/sample-card';
import { HomeCards } from './home-cards';

test('cards lead to their pages, with their last four and, where they are not simply active, their state', async () => {
  fakeBank({
    cardList: () => ({
      cards: [
        card({ accountId: 1, cardAliasName: 'Travel', cardNumber: '************4417', available: '42' }),
        card({ accountId: 2, cardAliasName: 'Online', cardIsVirtual: true, accountStatusId: 71 }),
        card({ accountId: 3, cardAliasName: 'Gone', accountStatusId: 4 }),
      ],
    }),
  });
  const { container } = renderBank({ Component: HomeCards }, { at: '/home', messages });
  const travel = await screen.findByRole('link', { name: /^Travel/ });
  expect(travel).toHaveAttribute('href', '/cards/1');
  expect(travel).toHaveTextContent(/•• 4417 · physical.*42/);
  expect(screen.getByRole('link', { name: /^Online/ })).toHaveTextContent(/virtual.*Paused/);
  expect(screen.queryByText('Gone')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All cards' })).toHaveAttribute('href', '/cards');
  expect(await axeFindings(container)).toEqual([]);
});
