// Rules: R2.2.4, R2.9.2.
import { axeFindings, fakeBank, renderBank } from '@bank/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './login-history-screen';

const bank = (total: number, entries: object[] = []) =>
  fakeBank({
    accessLog: () => ({ entries }),
    otherSessionsEnd: () => ({ ended: 1 }),
    loginHistory: ({ input }) => ({
      total,
      logins: {
        login: Array.from({ length: Math.min(20, total - (Number(input['pageNumber']) - 1) * 20) }, (_, n) => ({
          id: `${n}`,
          date: '2026-11-20T10:00:00.000Z',
          browser: 'Chrome on Linux',
          ip: '203.0.113.7',
          location: '203.0.113.7',
          result: n === 0 ? 'wrongPassword' : 'ok',
        })),
      },
    }),
  });
const show = (search = '') => renderBank({ Component, loader }, { at: `/login-history${search}`, messages });

test('lists 20 tries a page, the failed ones too, with the page in the address', async () => {
  const calls = bank(25);
  const user = userEvent.setup();
  const view = show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByText('wrong password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled();
  expect(await axeFindings(view.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(view.address()).toBe('/login-history?page=2');
  expect(calls.of('loginHistory').at(-1)?.input).toEqual({ pageNumber: 2, pageSize: 20 });
});

test('“this was not me” ends the other sessions and leads to a new password', async () => {
  const calls = bank(1);
  const user = userEvent.setup();
  const view = show();
  await user.click(await screen.findByRole('button', { name: 'This was not me' }));
  await user.click(await screen.findByRole('button', { name: 'End other sessions' }));
  await waitFor(() => expect(view.address()).toBe('/setting?open=password'));
  expect(calls.of('otherSessionsEnd')).toHaveLength(1);
});

test('who of the bank acted for the customer is told with the reason, and nothing where nobody did', async () => {
  const entry = {
    id: '1',
    actor: 'Ada K.',
    reason: 'Asked by the owner on the phone',
    startedAt: '2026-11-20T10:00:00.000Z',
    endedAt: null,
  };
  bank(1, [entry, { ...entry, id: '2', reason: 'A complaint about a fee', endedAt: '2026-11-20T10:40:00.000Z' }]);
  const view = show();
  const list = await screen.findByRole('list', { name: 'Who at the bank opened your account' });
  const [now, before] = within(list).getAllByRole('listitem');
  expect(now).toHaveTextContent(/Asked by the owner on the phone.*Ada K\..*open now/);
  expect(before).toHaveTextContent(/A complaint about a fee.*Ada K\..* to /);
  expect(before).not.toHaveTextContent('open now');
  expect(await axeFindings(view.container)).toEqual([]);
});

test('where nobody of the bank was in the account, nothing is said about it', async () => {
  const calls = bank(1);
  show();
  await screen.findByText('wrong password');
  await waitFor(() => expect(calls.of('accessLog')).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Who at the bank opened your account' })).not.toBeInTheDocument();
});
