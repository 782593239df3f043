// Rules: R0.115, R0.119, R1.4.14.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import type { CustomerAccess } from '@bank/protocol/customer';
import type { PersonalCertification } from '@bank/protocol/tax-personal';
import { session } from '@bank/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages-tax/en.json';
import { inDays } from '../../testing/in-days';
import { Component, loader } from './splash-screen';

/** What she has signed, and what of it was not accepted. */
const REJECTED: PersonalCertification = {
  ...{ status: 'rejected', dueAt: null, signedAt: '2026-11-20T10:00:00.000Z', hasUSIndicia: false, usIndicia: [] },
  usIndiciaKnown: [],
  ...{ cityOfBirth: 'Braga', countryOfBirth: 'PT', dateOfBirth: '1990-02-28', citizenship: ['PT'], addressId: 7 },
  ...{ isUSTaxPayer: false, taxIds: [], papers: [], certificate: null, lossOfNationalityMissing: null },
  rejections: [
    {
      ...{ field: 'taxIds', countryCode: 'PT', representativeId: null },
      reason: 'The tax office does not know this number.',
    },
  ],
};

function show(access: Partial<CustomerAccess> = {}, known: Record<string, unknown> = {}) {
  const customerAccess = sampleAccess({ taxResidencySelfCertificationDocumentStatus: 'none', ...access });
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerId: 5, residenceCountryCode: 'PT' }) }),
    userAccessInfo: () => ({ customerAccess }),
    fatcaCrsCertificationPersonalGet: () => known,
  });
  return renderBank({ Component, loader }, { at: '/self-certification-splash', messages });
}

afterEach(() => session.setState({ taxPutOffFor: null }));

test('it says why, how long it takes and what to have at hand, and leads to the form', async () => {
  const { container } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your tax self-certification' })).toBeVisible();
  expect(screen.getByText(/CRS, and FATCA/)).toBeVisible();
  expect(screen.getByText(/about three minutes/)).toBeVisible();
  expect(screen.getByText(/probably the NIF/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/self-certification');
  expect(await axeFindings(container)).toEqual([]);
});

test('"Later" puts it off for this customer', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => expect(session.getState().taxPutOffFor).toBe(5));
});

test.each([
  ['no end', null, true, null],
  ['an end in a month', inDays(30), true, null],
  ['an end in ten days', inDays(10), true, /You can do it later until/],
  ['an end that has come', inDays(-1), false, /Your account opens again/],
])('with %s', async (_what, dueAt, isLater, told) => {
  show({ taxCertificationDueAt: dueAt });
  await screen.findByRole('link', { name: 'Begin' });
  expect(screen.queryAllByRole('button', { name: 'Later' })).toHaveLength(isLater ? 1 : 0);
  expect(
    screen.queryAllByText(/You can do it later until|Your account opens again/).map((one) => one.textContent),
  ).toEqual(told === null ? [] : [expect.stringMatching(told)]);
});

test('after a rejection it says what was not accepted, and why', async () => {
  const known = { fatcaCrsCertificationInfo: REJECTED, declaration: { id: 'personal-1', text: [] } };
  const { container } = show({ taxResidencySelfCertificationDocumentStatus: 'rejected' }, known);
  expect(await screen.findByText(/We could not accept what you sent/)).toBeVisible();
  const again = screen.getByRole('region', { name: 'What to look at again' });
  expect(again).toHaveTextContent('NIF, PortugalThe tax office does not know this number.');
  expect(await axeFindings(container)).toEqual([]);
});

test('a rejection of all of it, and one that cannot be read, are told as they were', async () => {
  show({ taxResidencySelfCertificationDocumentStatus: 'rejected' });
  expect(await screen.findByText(/We could not accept what you sent/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What to look at again' })).toBeNull();
});
