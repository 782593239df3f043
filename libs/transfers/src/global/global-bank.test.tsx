/** @jest-environment @bank/testing/environment */
// Rules: R2.7.170, R2.7.222.
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './global-screen';

const open = () =>
  renderScreen('/transfer/global', {
    routes: [{ path: '/transfer/global', Component, loader }],
    persona: 'ana',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
// A payment that still waits for its code is found again by the next screen of the tab.
afterEach(() => sessionStorage.clear());

const choose = async (name: RegExp, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fillWho(country: string) {
  await userEvent.type(await screen.findByLabelText('Name of the payee'), 'Rita Melo');
  await userEvent.type(screen.getByLabelText(/mail/), 'rita@example.test');
  await choose(/Where they live/, country);
}

test('the review says what it costs, the code of the sender releases it, and the recipient gets a link', async () => {
  const { container } = await open();
  await press('Continue');
  expect(await screen.findByText('Enter the payee’s name.')).toBeVisible();
  expect(screen.getByText('Choose where the payee lives.')).toBeVisible();
  await fillWho('Portugal');
  expect(await axeFindings(container)).toEqual([]);
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Amount'), '20');
  await press('Check and send');
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('rita@example.test')).toBeVisible();
  expect(review).toHaveTextContent(/Fee€2\.20/);
  await userEvent.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await userEvent.type(code, (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /is on its way to Rita Melo/ })).toBeVisible();
  expect(screen.getByText(/We have written to/)).toHaveTextContent(/Rita Melo\. If nobody chooses within 30 days/);
  await waitFor(async () =>
    expect((await outboxOf('rita@example.test')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/\/receive\/[\w-]{43} /),
    ]),
  );
});

test('a country that the bank sends nothing to leads back to where it was chosen', async () => {
  await open();
  await fillWho('North Korea');
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Amount'), '20');
  await press('Check and send');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm with a code' }));
  expect(await screen.findByLabelText('Name of the payee')).toHaveValue('Rita Melo');
  expect((await screen.findAllByText(/cannot send this currency/))[0]).toBeVisible();
});

test('the link goes to the address that was meant, whatever was pasted along', async () => {
  await open();
  const paste = async (label: string | RegExp, text: string) => {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  };
  await paste('Name of the payee', '\u202aRosa Melo\u202c');
  await paste(/mail/, 'Rosa Melo <\u200brosa@example.test>');
  await choose(/Where they live/, 'Portugal');
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Amount'), '20');
  await paste('Note', 'Lo\u200bgo');
  await press('Check and send');
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('rosa@example.test')).toBeVisible();
  expect(within(review).getByText('Logo')).toBeVisible();
  await userEvent.click(within(review).getByRole('button', { name: 'Confirm with a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await userEvent.type(code, (await outboxOf('ana@personas.test')).flatMap((sent) => sent.code ?? []).at(-1) ?? '');
  expect(await screen.findByRole('heading', { name: /is on its way to Rosa Melo$/ })).toBeVisible();
  await waitFor(async () => expect(await outboxOf('rosa@example.test')).toHaveLength(1));
});
