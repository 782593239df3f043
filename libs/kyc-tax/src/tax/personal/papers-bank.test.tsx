/** @jest-environment @bank/testing/environment */
// Rules: R0.114, R0.118, R3.5.9.
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages-tax/en.json';
import { personal } from './answers';
import { Component, loader } from './personal-screen';

const routes = [
  { path: '/', element: <p>Where they belong</p> },
  { path: '/self-certification', Component, loader },
];

const open = () =>
  renderScreen('/self-certification', {
    routes,
    persona: 'tess',
    messages: { ...kitMessages, ...messages },
    brand: { id: 'd' },
  });

beforeEach(() => {
  sessionStorage.clear();
  personal.clear();
  window.scrollTo = jest.fn();
});

/** The question and its fields, some of which are fetched when they are first asked. */
async function question(name: string | RegExp) {
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('form', { name });
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
async function choose(button: RegExp, option: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' });
const send = async (name: string) =>
  userEvent.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), pdf(name));

async function born(country: string, isUs: RegExp) {
  await question('Where were you born?');
  await userEvent.type(screen.getByLabelText('City or place'), 'Sevilla');
  await choose(/^Country/, country);
  await goOn();
  await question('Do you pay tax in the United States?');
  await userEvent.click(screen.getByRole('radio', { name: isUs }));
  await goOn();
}

test('against a birth in the United States stand two papers; who has no certificate says why', async () => {
  await open();
  await born('United States', /^No/);
  await question('Send your form W-8BEN');
  await send('w8ben.pdf');
  expect(await screen.findByText('The bank has it')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save w8ben.pdf' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Leave w8ben.pdf out' }));
  await goOn();
  expect(await screen.findByText('Send the form first.')).toBeVisible();
  await send('again.pdf');
  await screen.findByRole('button', { name: 'Leave again.pdf out' });
  await goOn();
  await question('Send your certificate of loss of nationality');
  await goOn();
  expect(await screen.findByText('Send the certificate, or say below why you have none.')).toBeVisible();
  await userEvent.click(screen.getByText('I don’t have this certificate', { selector: 'summary' }));
  await userEvent.type(screen.getByLabelText('Why don’t you have it?'), 'My parents were diplomats');
  await goOn();
  await question('Where do you pay tax?');
  expect(personal.store.getState().answers.papers.map(({ fileName }) => fileName)).toEqual(['again.pdf']);
  // What the tab keeps says nothing of the files, nor of why there is none.
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/w8ben|again|diplomats/);
});

test('a taxpayer of the United States sends a W-9, is asked for that number, and cannot take the country out', async () => {
  const { address } = await open();
  await born('Spain', /^Yes/);
  await question('Send your form W-9');
  expect(screen.getByRole('link', { name: /blank form/ })).toHaveAttribute('href', expect.stringContaining('irs.gov'));
  await send('w9.pdf');
  await screen.findByText('The bank has it');
  await goOn();
  await question('Where do you pay tax?');
  expect(screen.getByText('You said that you are a US person.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove United States' })).toBeNull();
  await goOn();
  for (const [title, label, number] of [
    ['What’s your NIF/NIE?', 'NIF/NIE', '54362315K'],
    [/^What’s your SSN/, /^SSN/, '536-90-4399'],
  ] as const) {
    await question(title);
    await userEvent.type(screen.getByLabelText(label), number);
    await goOn();
  }
  await question('Is everything right?');
  expect(within(screen.getByRole('form')).getByRole('link', { name: 'w9.pdf' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign and send' }));
  expect(await screen.findByText('Where they belong')).toBeVisible();
  expect(address()).toBe('/');
});
