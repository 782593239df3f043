/** @jest-environment @bank/testing/environment */
// Rules: R2.7.165, R2.7.167.
import { kitMessages } from '@bank/kit/testing';
import { callAs, renderScreen, signInAs } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as external from '../external/external-screen';
import messages from '../messages-steps/en.json';
import * as p2p from '../p2p/p2p-screen';

const open = (at: string, { Component, loader }: typeof external | typeof p2p) =>
  renderScreen(at, {
    routes: [{ path: at.replace(/\?.*/, ''), Component, loader }],
    persona: 'ana',
    messages: { ...kitMessages, ...messages },
  });

async function add(name: string, target: object): Promise<string> {
  const { accessToken } = await signInAs('ana');
  const answer = await callAs<{ payee: { payeeId: string } }>(accessToken, 'payeeAdd', { name, target });
  return answer.payee.payeeId;
}

const GRETA = 'DE89370400440532013000';

test('an account of the book fills the form, and the right spelling is taken with one press', async () => {
  const user = userEvent.setup();
  const target = { kind: 'bank', countryCode: 'DE', currencyCode: 'EUR', type: 'eft', extraParams: { iban: GRETA } };
  const payeeId = await add('Greta Blumm', target);
  const view = await open(`/transfer/external?payee=${payeeId}`, external);
  expect(await screen.findByRole('textbox', { name: /^IBAN/ })).toHaveValue(GRETA);
  expect(view.address()).not.toContain('payee=');
  expect(await screen.findByText('Nearly: the account belongs to Greta Blum.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use Greta Blum' }));
  expect(screen.getByLabelText('Name of the payee')).toHaveValue('Greta Blum');
  expect(await screen.findByText('The name matches the account.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Payee gets')).toBeVisible();
});

test('a person of the book whose address has another name is said, and the way on stays open', async () => {
  const user = userEvent.setup();
  await add('Somebody Else', { kind: 'person', email: 'ben@personas.test' });
  await open('/transfer/p2p', p2p);
  await user.type(await screen.findByLabelText('Who should get money?'), 'ben@personas.test');
  expect(await screen.findByText(/^The account belongs to another name/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Payee gets')).toBeVisible();
  expect(await screen.findByText(/^The account belongs to another name/)).toBeVisible();
});
