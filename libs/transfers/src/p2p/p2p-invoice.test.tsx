// Rules: R2.7.111, R2.7.197.
import { renderBank, sampleTransfer } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { bank } from '../testing/p2p';
import { Component, loader } from './p2p-screen';

const PAY = '/transfer/p2p?to=hugo@personas.test&amount=145.00&currency=EUR&note=Stand&invoice=560010';

test('an invoice fills the payment, whose payee and amount cannot be edited, and goes along with it', async () => {
  const user = userEvent.setup();
  const fake = bank({ p2pTransfer: () => sampleTransfer({ status: 'posted', kind: 'Invoice' }) });
  renderBank({ Component, loader }, { at: PAY, messages, brand: { id: 'd' } });
  expect(await screen.findByLabelText('Amount')).toHaveAttribute('readonly');
  expect(screen.getByText(/This pays invoice 560010/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Currency/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: /^(Confirm with a code|Send)/ }));
  expect(await screen.findByRole('heading', { name: /You sent/ })).toBeVisible();
  const sent = fake.of('p2pTransfer')[0];
  expect(sent?.input).toMatchObject({ toEmail: 'hugo@personas.test', amount: '145.00', invoiceId: 560010 });
});

test('of an invoice that may be paid in parts a part is paid, and no more than is open', async () => {
  const user = userEvent.setup();
  const fake = bank({ p2pTransfer: () => sampleTransfer({ status: 'posted', kind: 'Invoice' }) });
  renderBank({ Component, loader }, { at: `${PAY}&rest=145.00`, messages, brand: { id: 'd' } });
  const amount = await screen.findByLabelText('Amount');
  expect(screen.getByText(/of it is open; you can pay all or a part/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Currency/ })).toBeNull();
  await user.clear(amount);
  await user.type(amount, '145.01');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  expect(await screen.findByText(messages['transfers.p2p.amountOverOpen'])).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '45');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: /^(Confirm with a code|Send)/ }));
  expect(await screen.findByRole('heading', { name: /You sent/ })).toBeVisible();
  expect(fake.of('p2pTransfer')[0]?.input).toMatchObject({ amount: 45, invoiceId: 560010 });
});
