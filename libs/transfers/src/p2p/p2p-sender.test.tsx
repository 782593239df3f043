// Rules: R0.38, R2.7.4.
import { wrapperState } from '@bank/wrapper';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { bank, check, fill, receipt, show } from '../testing/p2p';
import { sampleCustomer, sampleTransfer } from '@bank/kit/testing';

beforeEach(() => sessionStorage.clear());
afterEach(() => wrapperState.setState({ mobileWrapper: false }));

const own = { emailId: 1, email: 'ana@personas.test', isConfirmed: true, isPrimary: true };
const shop = { emailId: 2, email: 'ana.shop@mail.test', isConfirmed: true, isPrimary: false };
const sent = () => ({ ...sampleTransfer({ status: 'posted', approveType: 'none' }) });

/** Chooses an address in the list that is open, which offers both, and goes on to the review. */
async function reviewWith(user: UserEvent, email: string) {
  const list = await screen.findByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([own.email, shop.email]);
  await user.click(within(list).getByRole('option', { name: email }));
  await check(user);
  return screen.findByRole('dialog', { name: 'Check, then confirm' });
}

test('who has several confirmed addresses chooses which one the payee sees', async () => {
  const calls = bank({
    emailsGet: () => ({ emails: [own, shop, { ...shop, emailId: 3, email: 'new@mail.test', isConfirmed: false }] }),
    p2pTransfer: sent,
  });
  const user = userEvent.setup();
  show();
  await fill(user);
  await user.click(await screen.findByRole('button', { name: /E-mail the payee sees/ }));
  const review = await reviewWith(user, shop.email);
  expect(review).toHaveTextContent(/E-mail the payee sees.*ana\.shop@mail\.test/);
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await receipt();
  expect(calls.of('p2pTransfer')[0]?.input).toMatchObject({ fromEmailId: 2, platform: 'web' });
});

test('who has one address is asked nothing, and the app says that it is the app', async () => {
  wrapperState.setState({ mobileWrapper: true });
  const calls = bank({ emailsGet: () => ({ emails: [own] }), p2pTransfer: sent });
  const user = userEvent.setup();
  show();
  await fill(user);
  expect(screen.queryByText('E-mail the payee sees')).toBeNull();
  await check(user);
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await receipt();
  expect(calls.of('p2pTransfer')[0]?.input).toMatchObject({ platform: 'wrapper' });
  expect(calls.of('p2pTransfer')[0]?.input).not.toHaveProperty('fromEmailId');
});

const ada = () => {
  const { login, ...customer } = sampleCustomer({ isAdmin: true, actingFor: { customerId: 1001, name: 'Ana Marin' } });
  return { customer: { ...customer, login: { ...login, email: 'ada@personas.test' } } };
};

test('an administrator who acts chooses among the customer’s addresses, and begins with the primary one', async () => {
  const calls = bank({
    customerInfoGet: ada,
    emailsGet: () => ({ emails: [own, shop] }),
    p2pTransfer: sent,
  });
  const user = userEvent.setup();
  show();
  await fill(user);
  const field = await screen.findByRole('button', { name: /E-mail the payee sees/ });
  expect(field).toHaveTextContent(own.email);
  await user.click(field);
  const review = await reviewWith(user, own.email);
  await user.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  await receipt();
  // Without a choice the bank names the primary one.
  expect(calls.of('p2pTransfer')[0]?.input).not.toHaveProperty('fromEmailId');
});

test('an administrator is asked nothing where the customer has one address', async () => {
  bank({ customerInfoGet: ada, emailsGet: () => ({ emails: [own] }) });
  const user = userEvent.setup();
  show();
  await fill(user);
  expect(screen.queryByText('E-mail the payee sees')).toBeNull();
});
