/** @jest-environment @bank/testing/environment */
// Rules: R1.4.31 to R1.4.38, R2.3.11, R3.3.15.
import { kitMessages } from '@bank/kit/testing';
import { callAs, renderScreen, signInAs } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import messages from '../messages/en.json';
import { Component, loader } from './home-screen';

// Each kind of task on home has a persona of the sandbox who meets it.

const home = (persona: string) =>
  renderScreen('/home', {
    routes: [{ path: '/home', Component, loader }],
    persona,
    messages: { ...kitMessages, ...messages },
  });

test.each([
  ['una', /not verified/, '/unverified-account'],
  ['lina', /limited/, '/limited-account'],
  ['dev', /documents/i, '/unverified-account'],
])('documents wait for %s', async (persona, title, to) => {
  await home(persona);
  const tasks = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(within(tasks).getByRole('link', { name: title })).toHaveAttribute('href', to);
});

test('what lev sends for approval waits for abel, and not for lev', async () => {
  const { accessToken } = await signInAs('lev');
  const { accounts } = await callAs<{ accounts: { account: { accountId: number; currencyCode: string }[] } }>(
    accessToken,
    'balanceInquiry',
    {},
  );
  const accountId = accounts.account.find(({ currencyCode }) => currencyCode === 'EUR')?.accountId;
  const order = { accountId, amount: '25', currency: 'EUR', toEmail: 'ana@personas.test', note: 'Paper' };
  await callAs(accessToken, 'p2pTransfer', order, crypto.randomUUID());
  await home('abel');
  const tasks = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(within(tasks).getByRole('link', { name: /waits? for your approval/ })).toHaveAttribute(
    'href',
    '/transfer/approved',
  );
});

test('terms that take effect later wait for tara, who reads and accepts them among her agreements', async () => {
  await home('tara');
  const tasks = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(
    within(tasks).getByRole('link', { name: /^Our terms change on \d+ \w+ \d{4} Read and accept/ }),
  ).toHaveAttribute('href', '/legal');
});

test('nothing waits for ana, whose account is in order', async () => {
  await home('ana');
  expect(await screen.findByRole('heading', { name: 'Recent activity' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: /All accounts/ })).toBeChecked();
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).not.toBeInTheDocument();
});
