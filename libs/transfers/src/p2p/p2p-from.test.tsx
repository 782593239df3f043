// Rules: R0.95.
import { renderBank } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { bank } from '../testing/p2p';
import { Component, loader } from './p2p-screen';

beforeEach(() => sessionStorage.clear());

test.each([
  ['an account', '?from=12', 'Dollars', 'USD'],
  ['an account and a currency', '?from=12&currency=EUR', 'Dollars', 'EUR'],
  ['an account of another customer', '?from=99', 'Main EUR', 'EUR'],
  ['nothing', '', 'Main EUR', 'EUR'],
])('sending begins with %s that the address names', async (_, search, account, currency) => {
  bank();
  const user = userEvent.setup();
  renderBank({ Component, loader }, { at: `/transfer/p2p${search}`, messages });
  await user.type(await screen.findByLabelText('Who should get money?'), 'ben@personas.test');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: /From account/ })).toHaveTextContent(account);
  expect(screen.getByRole('button', { name: /Currency/ })).toHaveTextContent(currency);
});
