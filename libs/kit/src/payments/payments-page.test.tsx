// Rules: R0.103, R2.6.3, R2.7.199.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { can } from '@bank/session';
import { screen, within } from '@testing-library/react';
import { PaymentsPage } from './payments-page';
import { paymentsPlaces } from './payments-places';

const show = (Component: () => React.ReactNode) => {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
  });
  return renderBank({ Component }, { at: '/', messages: {} });
};

test('the heading is that of the place, and says to those who hear it which screen it is', async () => {
  const { container } = show(() => <PaymentsPage tab="recurring">What is coming</PaymentsPage>);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAccessibleName('Payments – Recurring payments');
  const tabs = within(screen.getByRole('navigation', { name: 'Payments' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Recurring payments');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

test('the place itself is called nothing else', async () => {
  show(() => <PaymentsPage tab="new">Ways</PaymentsPage>);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAccessibleName('Payments');
});

test('a page below a tab has its own heading, and its tab leads back', async () => {
  show(() => (
    <PaymentsPage tab="payees" title="kit.place.blacklist" action={<button type="button">Block</button>}>
      List
    </PaymentsPage>
  ));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAccessibleName('Payments – Blocked payees');
  expect(screen.getByRole('heading', { level: 2, name: 'Blocked payees' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payees' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Block' })).toBeVisible();
});

test('what is open stands below the tabs, beside the content', async () => {
  show(() => (
    <PaymentsPage tab="payees" pane={<aside aria-label="Details">One</aside>}>
      List
    </PaymentsPage>
  ));
  const pane = await screen.findByRole('complementary', { name: 'Details' });
  const tabs = screen.getByRole('navigation', { name: 'Payments' });
  expect(tabs.compareDocumentPosition(pane)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const SEND = ['other.p2p', 'sendMoneyUser'] as const;
const PLAIN = ['new', 'recurring', 'invoices', 'payees'];

test.each([
  ['a person who pays', { permissions: [...SEND] }, {}, PLAIN],
  ['a person who asks and may not pay', { permissions: ['requestMoney' as const] }, {}, PLAIN],
  ['a person who may do neither', { permissions: [] }, {}, ['new', 'recurring', 'payees']],
  [
    'a reader',
    { customerType: 'business' as const, permissions: [...SEND] },
    { accessRights: 1 },
    ['new', 'recurring', 'payees'],
  ],
  [
    'an owner of a company',
    { customerType: 'business' as const, permissions: [...SEND, 'mass.p2p' as const] },
    {},
    ['new', 'approvals', 'batches', 'recurring', 'invoices', 'payees'],
  ],
  [
    'a maker, whose payments wait for others',
    { customerType: 'business' as const, permissions: [...SEND] },
    { accessRights: 3 },
    ['new', 'approvals', 'recurring', 'invoices', 'payees'],
  ],
  [
    'a user without sight of the balances',
    { customerType: 'business' as const, permissions: [...SEND] },
    { accessList: { balanceInfo: false } },
    ['new'],
  ],
])('the tabs of %s', (_, customer, access, tabs) => {
  const person = sampleCustomer(customer);
  const may = can(person, sampleAccess(access));
  expect(paymentsPlaces(may, person).map(({ id }) => id)).toEqual(tabs);
});
