import { axeFindings, fakeBank, renderBank } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './login-history-screen';

const bank = (total: number) =>
  fakeBank({
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
  expect(calls.of('otherSessionsEnd')).toHaveLength(1);
  expect(view.address()).toBe('/setting?open=password');
});
