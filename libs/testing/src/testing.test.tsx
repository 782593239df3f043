import { query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { advanceBank, askBank, moveBankClock, outboxOf, renderScreen, signInAs } from './index';

function Names() {
  const { accounts } = useSuspenseQuery(query(balanceInquiry, {})).data;
  return accounts.account.map(({ accountId, name }) => <p key={accountId}>{name}</p>);
}

const routes = [{ path: '/here', Component: Names }];

test('a screen is rendered over the real transport for the persona who is signed in', async () => {
  const { address } = await renderScreen('/here?x=1', { routes, persona: 'ana' });
  expect(await screen.findByText('Bitcoin wallet')).toBeVisible();
  expect(address()).toBe('/here?x=1');
});

test('another persona sees their own', async () => {
  await renderScreen('/here', { routes, persona: 'ben' });
  expect(await screen.findByText('Travel money')).toBeVisible();
  expect(screen.queryByText('Bitcoin wallet')).not.toBeInTheDocument();
});

test('a persona who signs in by code does', async () => {
  const { accessToken } = await signInAs('otis');
  expect(accessToken.split('.')).toHaveLength(3);
  expect((await outboxOf('otis@personas.test')).length).toBeGreaterThan(0);
});

test('the page lives in the bank’s time, which moves when it is told to', async () => {
  const before = Date.now();
  expect([new Date().getTime(), Date.now()]).toEqual([before, before]);
  await advanceBank(90_000);
  expect(Date.now() - before).toBe(90_000);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date() instanceof Date).toBe(true);
});

test('the bank’s time moves at once where nobody asks it, and is the bank’s own with the next request', async () => {
  const before = Date.now();
  moveBankClock(61_000);
  expect(Date.now() - before).toBe(61_000);
  const { body } = await askBank({ method: 'GET', url: '/sandbox/clock', headers: {} });
  expect(body).toContain(new Date(before + 61_000).toISOString());
  await advanceBank(1000);
  expect(Date.now() - before).toBe(62_000);
});

test('a wait that finds nothing shows the document, once', async () => {
  render(<p>What is there</p>);
  const said = await screen.findByText('What is not', undefined, { timeout: 1 }).catch(String);
  expect(String(said).match(/What is (not|there)/g)).toEqual(['What is not', 'What is there']);
});
