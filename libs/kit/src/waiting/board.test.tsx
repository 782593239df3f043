// Rules: R0.101.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '../testing';
import { Board } from './board';
import type { WaitingSource, Waits } from './task';
import { waitsStore } from './waits-store';

const task = (id: string, fields: object = {}) => ({ id, title: `Do ${id}`, note: 'Soon', to: `/${id}`, ...fields });
const source = (kind: WaitingSource['kind'], waits: Partial<Waits>): WaitingSource => ({
  kind,
  useWaiting: () => ({ tasks: [], isPending: false, ...waits }),
});
function show(sources: readonly WaitingSource[], most = 5) {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
  });
  return renderBank({ Component: () => <Board sources={sources} most={most} /> }, { at: '/home', messages: {} });
}

test('what keeps an account from working stands before what is only to be read, whatever order the rooms come in', async () => {
  const { container } = show([
    source('news', { tasks: [task('news')] }),
    source('invoices', { tasks: [task('one', { act: 'kit.pay' }), task('two')] }),
    source('documents', { tasks: [task('paper', { isWarning: true })] }),
  ]);
  const board = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(
    within(board)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Do paperSoon', 'Do oneSoonPay', 'Do twoSoon', 'Do newsSoon']);
  expect(waitsStore.getState()).toMatchObject({ isPending: false });
  expect(await axeFindings(container)).toEqual([]);
});

test('as many as there is room for, and the others at a press', async () => {
  show([source('invoices', { tasks: ['a', 'b', 'c', 'd'].map((id) => task(id)) })], 1);
  const board = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(within(board).getAllByRole('link')).toHaveLength(1);
  await userEvent.click(within(board).getByRole('button', { name: '3 more' }));
  expect(within(board).getAllByRole('link')).toHaveLength(4);
  expect(within(board).queryByRole('button')).not.toBeInTheDocument();
});

test('nothing stands there before all rooms have answered, and the page around it knows', async () => {
  const waits = { tasks: [task('a')], isPending: true };
  const view = show([source('terms', waits), source('news', { tasks: [task('b')] })]);
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(waitsStore.getState().isPending).toBe(true);
  view.unmount();
});

test('the bank’s own work is said beside what waits, and asks for nothing', async () => {
  show([source('documents', { tasks: [task('review', { to: null })] })]);
  expect(await screen.findByText('Do review')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
