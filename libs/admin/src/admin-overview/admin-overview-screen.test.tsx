// Rules: R0.38, R1.6.8.
import { axeFindings, fakeBank, renderBank } from '@bank/kit/testing';
import type { FoundCustomer } from '@bank/protocol/admin';
import { session } from '@bank/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './admin-overview-screen';

const found = (fields: Partial<FoundCustomer> = {}): FoundCustomer => ({
  customerId: 1005,
  type: 'business',
  name: 'Atelier Verde',
  email: 'olivia@personas.test',
  countryCode: 'RO',
  verified: true,
  limited: false,
  isNeedKyc: false,
  customerCreationDate: '2025-01-01T00:00:00.000Z',
  ...fields,
});

function bank(customers: FoundCustomer[], results = customers.length) {
  return fakeBank({
    adminCustomerSearch: ({ input }) => ({ customers, results, pageNumber: Number(input['pageNumber']) }),
    adminActStart: ({ input }) => ({
      customerId: Number(input['customerId']),
      name: 'Atelier Verde',
      expiresAt: '2026-11-21T11:00:00.000Z',
    }),
    adminActEnd: () => ({}),
  });
}

beforeEach(() => session.setState({ actingCustomerId: null }));

const show = (search = '') => renderBank({ Component, loader }, { at: `/admin-overview${search}`, messages });

test('lists who was found, with what to know first', async () => {
  bank([found(), found({ customerId: 1004, name: 'Kyra', type: 'personal', verified: false, isNeedKyc: true })]);
  const { container } = show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(within(rows[0] as HTMLElement).getByText('Verified')).toBeVisible();
  expect(within(rows[1] as HTMLElement).getByText('Needs KYC')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 customers');
  expect(await axeFindings(container)).toEqual([]);
});

test('what is typed goes into the address and to the bank', async () => {
  const calls = bank([found()]);
  const view = show('?page=3');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Search customers'), 'atelier');
  await waitFor(() => expect(view.address()).toBe('/admin-overview?q=atelier'));
  await waitFor(() =>
    expect(calls.of('adminCustomerSearch').at(-1)?.input).toMatchObject({ query: 'atelier', pageNumber: 1 }),
  );
});

test('acting needs a reason; then the session acts for the customer', async () => {
  const calls = bank([found()]);
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Atelier Verde olivia@personas.test/ }));
  await user.type(await screen.findByLabelText('Reason'), 'short');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/at least 10 characters/);
  expect(calls.of('adminActStart')).toHaveLength(0);
  await user.type(screen.getByLabelText('Reason'), ' of patience');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  await waitFor(() => expect(session.getState().actingCustomerId).toBe(1005));
  expect(calls.of('adminActStart')[0]?.input).toMatchObject({ customerId: 1005, reason: 'short of patience' });
});

test('who acts for another customer already leaves that one', async () => {
  session.setState({ actingCustomerId: 1001 });
  const calls = bank([found()]);
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Atelier Verde olivia@personas.test/ }));
  await user.type(await screen.findByLabelText('Reason'), 'short of patience');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  await waitFor(() => expect(session.getState().actingCustomerId).toBe(1005));
  await waitFor(() => expect(calls.of('adminActEnd').map(({ input }) => input['customerId'])).toEqual([1001]));
});

test('says when nobody matches, and pages through many', async () => {
  bank([]);
  const { unmount } = show('?q=zzz');
  expect(await screen.findByText('Nobody found')).toBeVisible();
  unmount();
  bank([found()], 45);
  const view = show('?q=a');
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(view.address()).toBe('/admin-overview?q=a&page=2');
});
