/** @jest-environment @bank/testing/environment */
// Rules: R1.4.31 to R1.4.38, R2.3.11, R0.101, R0.186, R3.3.15.
import { paths } from '@bank/paths';
import { signIn } from '@bank/session';
import { callAs, signInAs } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEverything, openBank, prepareBank } from '../testing/open-bank';

// Each kind of thing that can wait on home has a persona of the sandbox for whom it does.

beforeAll(prepareBank);
beforeEach(forgetEverything);

async function waitingFor(persona: string): Promise<HTMLElement> {
  signIn(await signInAs(persona));
  openBank(paths.home.to());
  return screen.findByRole('region', { name: 'Waiting for you' });
}

test.each([
  ['una', /not verified/, paths.unverifiedAccount.to()],
  ['lina', /limited/, paths.limitedAccount.to()],
  ['dev', /documents/i, paths.unverifiedAccount.to()],
])('documents wait for %s', async (persona, title, to) => {
  const tasks = await waitingFor(persona);
  expect(within(tasks).getByRole('link', { name: title })).toHaveAttribute('href', to);
});

test('what lev sends for approval waits for abel', async () => {
  const { accessToken } = await signInAs('lev');
  const { accounts } = await callAs<{ accounts: { account: { accountId: number; currencyCode: string }[] } }>(
    accessToken,
    'balanceInquiry',
    {},
  );
  const accountId = accounts.account.find(({ currencyCode }) => currencyCode === 'EUR')?.accountId;
  const order = { accountId, amount: '25', currency: 'EUR', toEmail: 'ana@personas.test', note: 'Paper' };
  await callAs(accessToken, 'p2pTransfer', order, crypto.randomUUID());
  const tasks = await waitingFor('abel');
  expect(within(tasks).getByRole('link', { name: /waits? for your approval/ })).toHaveAttribute(
    'href',
    paths.transferApproved.to(),
  );
});

test('what gus has ordered waits for gala', async () => {
  const tasks = await waitingFor('gala');
  expect(within(tasks).getByRole('link', { name: /^3 payments wait for your approval/ })).toHaveAttribute(
    'href',
    paths.transferApproved.to(),
  );
});

test('a card in the post waits for kai, to be activated', async () => {
  const tasks = await waitingFor('kai');
  expect(within(tasks).getByRole('link', { name: /^Activate Prepaid card/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/confirm-card\/\d+$/),
  );
});

test('an invoice, a paper that runs out and terms wait for sofia, in this order and each with its day', async () => {
  const tasks = await waitingFor('sofia');
  // A narrow window has room for one.
  await userEvent.click(within(tasks).getByRole('button', { name: '2 more' }));
  const links = within(tasks).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Renew your proof of addressValid until \d+ \w+ \d{4}$/),
    expect.stringMatching(/^Invoice from .*Atelier Verde.*: .*171\.63Due \d+ \w+ \d{4}Pay$/),
    expect.stringMatching(/^Our terms change on \d+ \w+ \d{4}Read and accept/),
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.profile.to(),
    expect.stringMatching(/^\/transfer\/p2p\?.*amount=171\.63.*invoice=\d+/),
    paths.legal.to(),
  ]);
});

test('nothing waits for ben, whose account is in order', async () => {
  signIn(await signInAs('ben'));
  openBank(paths.home.to());
  expect(await screen.findByRole('heading', { name: 'Recent activity' })).toBeVisible();
  // A column that holds nothing is not there; without a wide window what happened stands below what waits, once it is known.
  expect(await screen.findByRole('link', { name: 'See all activity' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).not.toBeInTheDocument());
});

test('the invitation of coen’s company waits for ben, who has access to nothing of it', async () => {
  const { accessToken } = await signInAs('coen');
  const person = { typeId: 1, firstName: 'Ben', lastName: 'Ortega', email: 'ben@personas.test' };
  const { id } = await callAs<{ id: number }>(accessToken, 'representativeAdd', person);
  await callAs(accessToken, 'businessUserInvite', { representativeId: id, right: 1, balanceInfo: true });
  const tasks = await waitingFor('ben');
  const link = within(tasks).getByRole('link', { name: /Coral Reef Travel.* invites you to act for it/ });
  expect(link).toHaveAttribute('href', paths.companyAccess.to());
  expect(link).toHaveTextContent(/Accept or decline by \d+ \w+ \d{4}$/);
});
