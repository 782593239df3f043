/** @jest-environment @bank/testing/environment */
// Rules: R3.2.2, R3.3.15, R3.4.5, R3.7.7, R0.26.
import { FakeSocket } from '@bank/api-client/testing';
import { notifications, preferences } from '@bank/kit';
import { paths } from '@bank/paths';
import { signIn } from '@bank/session';
import { callAs, signInAs } from '@bank/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEverything, openBank, prepareBank } from '../testing/open-bank';

// ADR-32: when money arrives, a toast says from whom, and the centre keeps it.

beforeAll(prepareBank);
beforeEach(() => {
  forgetEverything();
  act(() => notifications.getState().clear());
  FakeSocket.opened.length = 0;
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true, writable: true });
});
afterEach(() => act(() => preferences.getState().setHideBalances(false)));

interface Line {
  id: string;
  subject: string | null;
}

/** Ben pays Ana while she is on her home, and her socket hears the line that the bank wrote. */
async function benPaysAna() {
  const [ana, ben] = [await signInAs('ana'), await signInAs('ben')];
  signIn(ana);
  const { router } = openBank(paths.home.to());
  expect(await screen.findByRole('button', { name: /^Notifications/ })).toBeVisible();
  const order = { accountId: 10021, amount: '25', currency: 'EUR', toEmail: 'ana@personas.test', note: 'Dinner' };
  await callAs(ben.accessToken, 'p2pTransfer', order, crypto.randomUUID());
  const { notifications: lines } = await callAs<{ notifications: Line[] }>(ana.accessToken, 'notificationList', {});
  const [line] = lines;
  if (!line) throw new Error('the bank wrote no line');
  await waitFor(() => expect(FakeSocket.opened.at(-1)).toBeDefined());
  const frame = { type: 'event', id: '1', event: 'notification', subject: line.subject, notification: line };
  act(() => FakeSocket.opened.at(-1)?.receive(frame));
  return { line, router };
}

test('a toast says from whom the money is and leads to it, and the centre keeps the line', async () => {
  const { line, router } = await benPaysAna();
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  expect(within(toasts).getByText('€25.00 from Ben Ortega')).toBeVisible();
  // First, because a toast goes by itself.
  await userEvent.click(within(toasts).getByRole('link', { name: 'See' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.history.to()));
  expect(router.state.location.search).toContain(`details=${line.subject}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  const centre = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await within(centre).findByRole('link', { name: /^€25.00 from Ben Ortega Dinner/ })).toBeVisible();
});

test('while balances are hidden neither names the amount', async () => {
  act(() => preferences.getState().setHideBalances(true));
  await benPaysAna();
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  expect(toasts).toHaveTextContent('Money from Ben Ortega');
  await userEvent.click(screen.getByRole('button', { name: /^Notifications, / }));
  const centre = await screen.findByRole('dialog', { name: 'Notifications' });
  expect((await within(centre).findAllByRole('link', { name: /^Money from Ben Ortega/ })).length).toBeGreaterThan(0);
  expect(centre).not.toHaveTextContent('25');
  expect(toasts).not.toHaveTextContent('25');
});
