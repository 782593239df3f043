/** @jest-environment @bank/testing/environment */
// Rules: R0.114, R0.118, R3.5.9.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  forgetAnswers,
  goOn,
  openPersonal,
  question,
  sayBirthplace,
  sendPaper,
  sign,
  typeNumber,
} from '../../testing/tax-pages';
import { personal } from './answers';

beforeEach(forgetAnswers);

async function born(country: string, isUs: RegExp) {
  await sayBirthplace(country);
  await answer('Do you pay tax in the United States?', isUs);
}

test('against a birth in the United States stand two papers; who has no certificate says why', async () => {
  await openPersonal();
  await born('United States', /^No/);
  await question('Send your form W-8BEN');
  await sendPaper('w8ben.pdf');
  expect(await screen.findByText('The bank has it')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save w8ben.pdf' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Leave w8ben.pdf out' }));
  await goOn();
  expect(await screen.findByText('Send the form first.')).toBeVisible();
  await sendPaper('again.pdf');
  await screen.findByRole('button', { name: 'Leave again.pdf out' });
  await goOn();
  await question('Send your certificate of loss of nationality');
  await goOn();
  expect(await screen.findByText('Send the certificate, or say below why you have none.')).toBeVisible();
  await userEvent.click(screen.getByText('I don’t have this certificate', { selector: 'summary span' }));
  await userEvent.type(screen.getByLabelText('Why don’t you have it?'), 'My parents were diplomats');
  await goOn();
  await question('Where do you pay tax?');
  expect(personal.store.getState().answers.papers.map(({ fileName }) => fileName)).toEqual(['again.pdf']);
  // What the tab keeps says nothing of the files, nor of why there is none.
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/w8ben|again|diplomats/);
});

test('a taxpayer of the United States sends a W-9, is asked for that number, and cannot take the country out', async () => {
  const { address } = await openPersonal();
  await born('Spain', /^Yes/);
  await question('Send your form W-9');
  expect(screen.getByRole('link', { name: /blank form/ })).toHaveAttribute('href', expect.stringContaining('irs.gov'));
  await sendPaper('w9.pdf');
  await screen.findByText('The bank has it');
  await goOn();
  await question('Where do you pay tax?');
  expect(screen.getByText('You said that you are a US person.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove United States' })).toBeNull();
  await goOn();
  for (const [title, label, number] of [
    ['What’s your NIF/NIE?', 'NIF/NIE', '54362315K'],
    [/^What’s your SSN/, /^SSN/, '536-90-4399'],
  ] as const)
    await typeNumber(title, label, number);
  await question('Is everything right?');
  expect(within(screen.getByRole('form')).getByRole('link', { name: 'w9.pdf' })).toBeVisible();
  await sign();
  expect(await screen.findByText('Where they belong')).toBeVisible();
  expect(address()).toBe('/');
});
