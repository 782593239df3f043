// Rules: R2.3.1, R2.9.1.
import { act, screen } from '@testing-library/react';
import { preferences } from '../preferences/preferences';
import { renderBank, sampleAccount } from '../testing';
import { AccountSelect } from './account-select';

const accounts = [sampleAccount({ balance: '1250.5', available: '1200.5' })];
const show = () =>
  renderBank(
    { Component: () => <AccountSelect label="From" accounts={accounts} value={11} onChange={() => undefined} /> },
    { at: '/', messages: {} },
  );

afterEach(() => act(() => preferences.setState({ hideBalances: false })));

test('an account says what may be spent from it: the figure that the field of the amount calls available', () => {
  show();
  expect(screen.getByRole('button', { name: /From/ })).toHaveTextContent('€1,200.50');
});

test('hidden, it shows the dots that stand for every other amount', () => {
  preferences.setState({ hideBalances: true });
  show();
  const field = screen.getByRole('button', { name: /From/ });
  expect(field).toHaveTextContent(/••••.*€/);
  expect(field).not.toHaveTextContent(/\d/);
});
