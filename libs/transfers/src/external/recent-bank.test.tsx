/** @jest-environment @bank/testing/environment */
// Rules: R2.3.12, R2.5.6, R2.7.180, R2.7.181.
import { kitMessages } from '@bank/kit/testing';
import { callAs, outboxOf, renderScreen, signInAs } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './external-screen';

const open = () =>
  renderScreen('/transfer/external', {
    routes: [{ path: '/transfer/external', Component, loader }],
    persona: 'ana',
    messages: { ...kitMessages, ...messages },
  });
afterEach(() => sessionStorage.clear());

const ORDER = {
  ...{ fromAccountId: 10011, countryCode: 'DE', currencyCode: 'EUR', permission: '3d', amount: '25' },
  note: 'Rent',
};
async function pay(method: string, key: string, change: object) {
  const { accessToken } = await signInAs('ana');
  const { trxid } = await callAs<{ trxid: string }>(accessToken, method, { ...ORDER, ...change }, key);
  const approvalCode = (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '';
  await callAs(accessToken, 'normalConfirm', { trxid, approvalCode });
}
const IBAN = 'DE89370400440532013000';

test('a payee paid lately fills in all but the amount; an account of the book is not offered twice', async () => {
  const user = userEvent.setup();
  await pay('eftTransfer', 'recent-eft', { beneficiaryName: 'Greta Blum', extraParams: { iban: IBAN } });
  const { accessToken } = await signInAs('ana');
  const target = { kind: 'bank', countryCode: 'DE', currencyCode: 'EUR', type: 'eft', extraParams: { iban: IBAN } };
  await callAs(accessToken, 'payeeAdd', { name: 'Greta Blum', target });
  const view = await open();
  const recent = await screen.findByRole('list', { name: 'Paid lately' });
  expect(within(recent).getByRole('button', { name: 'Fill in Greta Blum, •••• 3000' })).toHaveTextContent(
    'last €25.00 on',
  );
  expect(recent).not.toHaveTextContent('3704');
  expect(screen.queryByRole('list', { name: 'From your payees' })).not.toBeInTheDocument();
  await user.click(within(recent).getByRole('button', { name: /Greta Blum/ }));
  expect(await screen.findByRole('textbox', { name: /^IBAN/ })).toHaveValue(IBAN);
  expect(screen.getByLabelText('Name of the payee')).toHaveValue('Greta Blum');
  expect(screen.getByLabelText('Name of the payee')).toHaveFocus();
  expect(screen.getByRole('button', { name: /Country of the bank/ })).toHaveTextContent('Germany');
  expect(screen.getByText(/^Filled in as you paid it last/)).toBeVisible();
  expect(view.address()).toBe('/transfer/external');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Payee gets')).toHaveValue('');
});

test('the name that is typed, whose account it is and the country narrow those paid lately', async () => {
  const user = userEvent.setup();
  await pay('eftTransfer', 'recent-name', { beneficiaryName: 'Greta Blum', extraParams: { iban: IBAN } });
  await open();
  const greta = { name: /^Fill in Greta Blum/ };
  expect(await screen.findByRole('button', greta)).toBeVisible();
  const name = screen.getByLabelText('Name of the payee');
  await user.type(name, 'zz');
  expect(screen.queryByRole('button', greta)).not.toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'gret');
  expect(await screen.findByRole('button', greta)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Whose account is it/ }));
  await user.click(await screen.findByRole('option', { name: 'Mine at another bank' }));
  await waitFor(() => expect(screen.queryByRole('button', greta)).not.toBeInTheDocument());
});

test('a card paid lately is paid again without its number, and another one can take its place', async () => {
  const user = userEvent.setup();
  const { accessToken } = await signInAs('ana');
  const card = { cardNumber: '4242 4242 4242 4242', countryCode: 'DE' };
  const { cardId } = await callAs<{ cardId: string }>(accessToken, 'payoutCardAdd', card);
  await pay('octTransfer', 'recent-oct', { beneficiaryName: 'Carl Card', extraParams: { cardId } });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Fill in Carl Card, •••• 4242' }));
  expect(await screen.findByRole('button', { name: 'Use another card' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Payee gets'), '20');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('************4242')).toBeVisible();
});
