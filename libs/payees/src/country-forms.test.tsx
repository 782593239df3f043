/** @jest-environment @bank/testing/environment */
// Rules: R0.120.
import { kitMessages } from '@bank/kit/testing';
import { callAs, closed, recordingBank, renderScreen, Reopened, signInAs, testCountryForms } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddDialog } from './edit/add-dialog';
import messages from './messages/en.json';

const bank = recordingBank();

async function open() {
  const view = await renderScreen('/payees', {
    routes: [
      { path: '/payees', element: <Reopened>{(close) => <AddDialog onAdded={close} onClose={close} />}</Reopened> },
    ],
    persona: 'ben',
    messages: { ...kitMessages, ...messages },
    adapter: bank.adapter,
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Bank account' }));
  return view;
}

async function send() {
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await closed();
  return bank.taken('payeeAdd');
}

/** An account is in the book once: nothing is left of the form before. */
beforeEach(async () => {
  const { accessToken } = await signInAs('ben');
  const { payees } = await callAs<{ payees: { payeeId: string }[] }>(accessToken, 'payeeList', {});
  for (const { payeeId } of payees) await callAs(accessToken, 'payeeRemove', { payeeId });
});

testCountryForms([
  {
    file: 'libs/payees/src/edit/payee-fields.tsx',
    ...{ what: 'the IBAN of a payee', open, send },
    label: 'Country of the bank',
    before: {
      country: 'Germany',
      fields: { 'Name of the payee': 'Greta Blum', IBAN: 'DE89 3704 0044 0532 0130 00' },
    },
    after: { country: 'Austria', fields: { 'Name of the payee': 'Greta Blum', IBAN: 'AT61 1904 3002 3457 3201' } },
    gone: ['DE89', '"DE"'],
    kept: ['AT61', '"AT"'],
  },
]);
