/** @jest-environment @bank/testing/environment */
// Rules: R0.113, R0.118, R2.3.4.
import { axeFindings, kitMessages, type PartOfBrand } from '@bank/kit/testing';
import { askBank, callAs, renderScreen, signInAs } from '@bank/testing';
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

const TESS = 1014;
const section = () => screen.findByRole('region', { name: 'Tax certification' });
const decide = (status: string) =>
  askBank({
    ...{ method: 'POST', url: `/sandbox/tax/${TESS}/decision`, headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ status }),
  });

async function sign() {
  const { accessToken } = await signInAs('tess');
  const { fatcaCrsCertificationInfo: known } = await callAs<{ fatcaCrsCertificationInfo: { addressId: number } }>(
    accessToken,
    'fatcaCrsCertificationPersonalGet',
    {},
  );
  await callAs(accessToken, 'fatcaCrsCertificationPersonalUpdate', {
    ...{ cityOfBirth: 'Sevilla', countryOfBirth: 'ES', dateOfBirth: '1990-02-28', citizenship: ['ES'] },
    ...{ addressId: known.addressId, isUSTaxPayer: false, declarationId: 'personal-1' },
    taxIds: [{ countryCode: 'ES', taxId: '54362315K' }],
  });
}

test('a person keeps what they last signed as a PDF, and reads what the bank has decided about it', async () => {
  await sign();
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => undefined;
  const made = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { container, unmount } = await open('tess');
  expect(within(await section()).getByText(/^Signed \d+ \w+ \d{4} · being checked$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save Tax certificate as a PDF' }));
  expect(await screen.findByText('Saved to your downloads.')).toBeVisible();
  expect(made).toHaveBeenCalledTimes(1);
  expect(await axeFindings(container)).toEqual([]);
  unmount();
  await decide('validated');
  const view = await open('tess');
  expect(within(await section()).getByText(/^Signed .* · accepted$/)).toBeVisible();
  view.unmount();
  await sign();
  await decide('rejected');
  await open('tess');
  expect(within(await section()).getByText(/^Signed .* · not accepted$/)).toBeVisible();
});

test('a customer who has signed nothing, and a user who may not sign for the company, see no section', async () => {
  for (const persona of ['ana', 'erik']) {
    const { unmount } = await open(persona);
    expect(await screen.findByText('Plainwallet Payments SA')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Tax certification')).toBeNull());
    unmount();
  }
});
