// Rules: R2.3.1, R2.3.3, R2.9.1.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferences } from '../preferences/preferences';
import { renderBank, sampleAccount } from '../testing';
import { AccountSelect } from './account-select';

const accounts = [sampleAccount({ balance: '1250.5', available: '1200.5' })];
const show = (of = accounts) =>
  renderBank(
    { Component: () => <AccountSelect label="From" accounts={of} value={11} onChange={() => undefined} /> },
    { at: '/', messages: {} },
  );

afterEach(() => act(() => preferences.setState({ hideBalances: false })));

test('an account says what may be spent from it: the figure that the field of the amount calls available', () => {
  show();
  expect(screen.getByRole('button', { name: /From/ })).toHaveTextContent('€1,200.50');
});

const prepayment = sampleAccount({ type: 4001, balance: '875.71', accountBalanceMin: '-300', available: '1175.71' });

test('a prepayment has one figure, with balance and minimum beside it', async () => {
  show([prepayment]);
  await userEvent.click(screen.getByRole('button', { name: /From/ }));
  const option = await screen.findByRole('option');
  expect(option).toHaveTextContent('Balance €875.71 · minimum −€300.00');
  expect(option).toHaveTextContent('€1,175.71');
});

test('hidden, a prepayment leaves no figure either', async () => {
  preferences.setState({ hideBalances: true });
  show([prepayment]);
  await userEvent.click(screen.getByRole('button', { name: /From/ }));
  expect(await screen.findByRole('option')).not.toHaveTextContent(/\d/);
});

test('hidden, it shows the dots that stand for every other amount', () => {
  preferences.setState({ hideBalances: true });
  show();
  const field = screen.getByRole('button', { name: /From/ });
  expect(field).toHaveTextContent(/€\s••••/);
  expect(field).not.toHaveTextContent(/\d/);
});
