// Rules: R0.115, R1.4.14.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import type { CustomerAccess } from '@bank/protocol/customer';
import { session } from '@bank/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages-tax/en.json';
import { Component, loader } from './splash-screen';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function show(access: Partial<CustomerAccess> = {}) {
  const customerAccess = sampleAccess({ taxResidencySelfCertificationDocumentStatus: 'none', ...access });
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ customerId: 5, residenceCountryCode: 'PT' }) }),
    userAccessInfo: () => ({ customerAccess }),
    fatcaCrsCertificationPersonalGet: () => ({}),
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

test('after a rejection it says so', async () => {
  show({ taxResidencySelfCertificationDocumentStatus: 'rejected' });
  expect(await screen.findByText(/We could not accept what you sent/)).toBeVisible();
});
