/** @jest-environment @bank/testing/environment */
// Rules: R1.2.5, R2.7.171, R2.7.173 to R2.7.175, R3.4.6.
import { call } from '@bank/api-client';
import { axeFindings } from '@bank/kit/testing';
import {
  recipientBankDictionary,
  recipientBinBlacklist,
  recipientCardBin,
  recipientInstantBanks,
  recipientInstantInfo,
  recipientPaymentDetails,
} from '@bank/protocol/transfers-global';
import { advanceBank, callAs, outboxOf, renderScreen, signInAs } from '@bank/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atTheBank, codeIn } from '../testing/at-the-bank';

let sent = 0;

const linksTo = async (email: string) =>
  (await outboxOf(email)).flatMap(({ text }) => /\/receive\/\S+/.exec(text)?.[0] ?? []);

/** Ben sends money, to an address that nobody else in this file has unless one is named. */
async function linkFromBen(email = `rita${sent + 1}@example.test`): Promise<{ link: string; email: string }> {
  sent += 1;
  const before = (await linksTo(email)).length;
  const { accessToken } = await signInAs('ben');
  const order = {
    ...{ fromAccountId: 10021, currencyCode: 'EUR', amount: '20', feeIsBen: true, beneficiaryType: 'personal' },
    ...{ beneficiaryName: 'Rita Melo', beneficiaryEmail: email, beneficiaryCountryCode: 'DE', description: 'Logo' },
  };
  const { trxid, status } = await callAs<{ trxid: string; status: string }>(
    accessToken,
    'globalPayment',
    order,
    `receive-${sent}`,
  );
  if (status === 'pending') {
    const approvalCode = codeIn(await outboxOf('ben@personas.test'));
    await callAs(accessToken, 'normalConfirm', { trxid, approvalCode }, `receive-${sent}-confirm`);
  }
  const link = await waitFor(async () => {
    const links = await linksTo(email);
    expect(links.length).toBeGreaterThan(before);
    return links.at(-1) ?? '';
  });
  return { link, email };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('by keyboard: what waits, the ways by what arrives, the account, the code, and the same link follows the money', async () => {
  const { link, email } = await linkFromBen();
  const { container, unmount } = await renderScreen(link, atTheBank);
  expect(await screen.findByRole('heading', { name: /sends you money$/ })).toBeVisible();
  expect(screen.getByText('Logo')).toBeVisible();
  expect(screen.getByText('Comes out of the amount')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Where should it arrive?' })).toHaveFocus();
  const ways = await screen.findAllByRole('radio');
  expect(ways).toHaveLength(4);
  for (const [place, scheme] of ['SEPA', 'SCT Inst', 'OCT', 'SWIFT'].entries()) {
    expect(ways[place]).toHaveAccessibleName(expect.stringContaining(scheme));
  }
  expect(ways[0]).toBeChecked();
  expect(await axeFindings(container)).toEqual([]);
  await press('Continue');

  await userEvent.type(await screen.findByLabelText('IBAN'), 'DE00 0000');
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('IBAN')).toBeInvalid());
  await userEvent.clear(screen.getByLabelText('IBAN'));
  await userEvent.type(screen.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00{Enter}');

  expect(await screen.findByRole('heading', { name: 'Confirm with a code' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), `${codeIn(await outboxOf(email))}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Your money is on its way' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  unmount();

  await renderScreen(link, atTheBank);
  expect(await screen.findByRole('heading', { name: 'Your money is on its way' })).toBeVisible();
  expect(screen.queryByText(/DE89/)).toBeNull();
});

test('an account from before is used again by its last digits, and by a code; what was typed waits on another device', async () => {
  const { link, email } = await linkFromBen();
  const { unmount: leave } = await renderScreen(link, atTheBank);
  await press('Choose how to receive it');
  await screen.findAllByRole('radio');
  expect(screen.queryByRole('heading', { name: 'To an account from before' })).toBeNull();
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00{Enter}');
  await screen.findByRole('heading', { name: 'Confirm with a code' });
  leave();

  const { container: elsewhere, unmount: leaveIt } = await renderScreen(link, atTheBank);
  await press('Choose how to receive it');
  expect(await screen.findByText(/Entered .*, not confirmed yet/)).toBeVisible();
  await press('Receive it by Bank transfer •••• 3000');
  expect(await screen.findByText('•••• 3000')).toBeVisible();
  expect(await axeFindings(elsewhere)).toEqual([]);
  const before = codeIn(await outboxOf(email));
  await press('Continue');
  await screen.findByRole('heading', { name: 'Confirm with a code' });
  const code = codeIn(await outboxOf(email));
  expect(code).not.toBe(before);
  await userEvent.type(screen.getByRole('textbox'), `${code}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Your money is on its way' })).toBeVisible();
  leaveIt();

  const next = await linkFromBen(email);
  const { container } = await renderScreen(next.link, atTheBank);
  await press('Choose how to receive it');
  expect(await screen.findByText(/Last used/)).toBeVisible();
  expect(container).not.toHaveTextContent('DE89');
  expect(await axeFindings(container)).toEqual([]);
});

test('a card is paid: who issued it is said beside its number, and a blocked or unknown one is named as such', async () => {
  const { link, email } = await linkFromBen();
  const { container } = await renderScreen(link, atTheBank);
  await press('Choose how to receive it');
  await userEvent.click(await screen.findByRole('radio', { name: /OCT/ }));
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Your card' })).toBeVisible();
  const number = await screen.findByLabelText('Card number');
  await userEvent.type(number, '5300 0000 0000 0006');
  expect(await screen.findByText('We can’t pay out to cards of this kind.')).toBeVisible();
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Card number')).toBeInvalid());
  await userEvent.clear(number);
  await userEvent.type(number, '9999 99');
  expect(await screen.findByText(/We don’t know who issued this card/)).toBeVisible();
  await userEvent.clear(number);
  await userEvent.type(number, '4242 4242 4242 4242');
  expect(await screen.findByText('Nordufer Bank, VISA')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await press('Continue');
  await screen.findByRole('heading', { name: 'Confirm with a code' });
  await userEvent.type(screen.getByRole('textbox'), `${codeIn(await outboxOf(email))}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Your money is on its way' })).toBeVisible();
});

test('the link alone looks up banks, keys and issuers (R2.7.175)', async () => {
  const { link } = await linkFromBen();
  const { unmount } = await renderScreen(link, atTheBank);
  await screen.findByRole('button', { name: 'Choose how to receive it' });
  unmount();
  const paymentSecret = link.replace('/receive/', '');
  expect((await call(recipientPaymentDetails, { paymentSecret })).currencies.slice(-3)).toEqual(['BTC', 'ETH', 'USDT']);
  const card = await call(recipientCardBin, { paymentSecret, binNumber: '4242 4242' });
  expect(card).toMatchObject({ binNumber: '424242', valid: true, issuer: 'Nordufer Bank' });
  expect((await call(recipientBinBlacklist, { paymentSecret })).bins).toContain('530000');
  expect((await call(recipientBankDictionary, { paymentSecret, swift: 'XXXXDEFF' })).bank).toEqual([]);
  const { bank } = await call(recipientBankDictionary, { paymentSecret, iban: 'DE89 3704 0044 0532' });
  expect(bank).toMatchObject({ countryIso: 'DE' });
  expect((await call(recipientInstantBanks, { paymentSecret, countryCode: 'BR' })).banks.length).toBeGreaterThan(1);
  const asked = { paymentSecret, taxId: '1', instantKey: '1', instantKeyType: 'taxId' } as const;
  expect((await call(recipientInstantInfo, asked)).key).toEqual([]);
});

test('who does not want the money sends it back, after a question', async () => {
  const { link } = await linkFromBen();
  await renderScreen(link, atTheBank);
  await press('I don’t want this money');
  expect(await screen.findByRole('heading', { name: 'Send the money back?' })).toBeVisible();
  await press('Send it back');
  expect(await screen.findByRole('heading', { name: 'You have sent the money back' })).toBeVisible();
});

test.each([
  ['a guessed secret', 'guessed-by-somebody'],
  ['a long one', 'x'.repeat(300)],
  ['one of other letters', '%E2%98%83'],
])('%s opens nothing, in the same words', async (_what, id) => {
  const { container } = await renderScreen(`/receive/${id}`, atTheBank);
  expect(await screen.findByRole('heading', { name: 'There is nothing at this link' })).toBeVisible();
  expect(screen.getByText(/It may be too old, taken back, or cut off/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('an expired link says the same nothing', async () => {
  const { link } = await linkFromBen();
  await advanceBank(30 * 86_400_000);
  await renderScreen(link, atTheBank);
  expect(await screen.findByRole('heading', { name: 'There is nothing at this link' })).toBeVisible();
  expect(screen.getByText(/It may be too old, taken back, or cut off/)).toBeVisible();
});
