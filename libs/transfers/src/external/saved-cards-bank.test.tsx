/** @jest-environment @bank/testing/environment */
// Rules: R2.5.6, R2.7.183, R2.7.192.
import { kitMessages } from '@bank/kit/testing';
import { callAs, outboxOf, renderScreen, signInAs } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './external-screen';

afterEach(() => sessionStorage.clear());

test('a card that was paid before is paid by one press, and another one can be typed in its place', async () => {
  const { accessToken } = await signInAs('ana');
  const card = { cardNumber: '4242 4242 4242 4242', countryCode: 'DE' };
  const { cardId } = await callAs<{ cardId: string }>(accessToken, 'payoutCardAdd', card);
  const order = {
    ...{ fromAccountId: 10011, countryCode: 'DE', currencyCode: 'EUR', permission: '3d', amount: '25', note: '' },
    ...{ beneficiaryName: 'Carl Card', extraParams: { cardId } },
  };
  const { trxid } = await callAs<{ trxid: string }>(accessToken, 'octTransfer', order, 'saved-card');
  const approvalCode = (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '';
  await callAs(accessToken, 'normalConfirm', { trxid, approvalCode });

  const user = userEvent.setup();
  await renderScreen('/transfer/external', {
    routes: [{ path: '/transfer/external', Component, loader }],
    persona: 'ana',
    messages: { ...kitMessages, ...messages },
  });
  await user.click(await screen.findByRole('button', { name: /Country of the bank/ }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  await user.click(await screen.findByRole('radio', { name: /Payout to a card/ }));
  const saved = await screen.findByRole('list', { name: 'Saved cards' });
  expect(screen.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await user.click(within(saved).getByRole('button', { name: 'Pay Carl Card, •••• 4242' }));
  expect(screen.getByLabelText('Name of the payee')).toHaveValue('Carl Card');
  expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use another card' }));
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Pay Carl Card, •••• 4242' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Payee gets')).toHaveValue('');

  // R2.7.192
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Use another card' }));
  const remove = { name: 'Remove Carl Card, •••• 4242' };
  await user.click(await screen.findByRole('button', remove));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Saved cards' })).not.toBeInTheDocument());
});
