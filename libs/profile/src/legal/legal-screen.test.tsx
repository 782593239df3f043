/** @jest-environment @bank/testing/environment */
// Rules: R1.4.16, R1.7.4, R2.7.13, R2.7.15.
import { axeFindings, kitMessages, type PartOfBrand } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './legal-screen';

const brand = {
  id: 'd',
  legalName: 'Plainwallet Payments SA',
  termsLinks: [],
  feeLinks: [],
  supportNumber: '',
  letter: { addressLines: [], registrationNumber: '', licence: '', bic: '', email: '' },
} satisfies PartOfBrand;

const open = (persona: string) =>
  renderScreen('/legal', {
    routes: [{ path: '/legal', Component, loader }],
    brand,
    persona,
    messages: { ...kitMessages, ...messages },
  });

test('a company saves its agreement as a PDF and has a copy sent', async () => {
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => undefined;
  const made = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { container } = await open('olivia');
  await userEvent.click(await screen.findByRole('button', { name: 'Save Partner agreement as a PDF' }));
  expect(await screen.findByText('Saved to your downloads.')).toBeVisible();
  expect(made).toHaveBeenCalledTimes(1);
  expect(screen.getByText('No copy sent yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  expect(await screen.findByText(/^A copy is on its way to .+@/)).toBeVisible();
  expect(await screen.findByText(/^A copy was sent to .+@.+ on /)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  expect(await screen.findByText(/less than a minute ago/)).toBeVisible();
});

test('terms that take effect later are accepted before they stand in the way', async () => {
  const { container } = await open('tara');
  const toCome = await screen.findByRole('region', { name: 'Changing soon' });
  expect(within(toCome).getByText(/^Takes effect on \d+ \w+ \d{4}$/)).toBeVisible();
  const accept = within(toCome).getByRole('button', { name: 'Accept: Payment services agreement, 2026' });
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(accept);
  const said = await within(toCome).findByText('You’ve accepted it');
  await waitFor(() => expect(said).toHaveFocus());
  // The bank keeps it: it stands among what was accepted.
  const kept = await screen.findByRole('button', { name: 'Save Payment services agreement, 2026 as a PDF' });
  expect(kept).toBeVisible();
});

test('a person has no agreement of a company', async () => {
  await open('ana');
  expect(await screen.findByText('Plainwallet Payments SA')).toBeVisible();
  expect(screen.queryByText('Working with us')).toBeNull();
});
