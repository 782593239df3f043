// Rules: R1.2.19, R1.2.20, R2.6.3.
import { sampleAccess, sampleCustomer } from '@bank/session/testing';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { menuItems } from './menu-items';

// R1.2.18; once every screen is there.
const everything: (pathname: string) => boolean = () => true;
const business = { customerType: 'business' } as const;

function menus(customer: Partial<Customer> = {}, access: Partial<CustomerAccess> = {}, isKnown = everything) {
  const { personal, company } = menuItems(
    { customer: sampleCustomer(customer), access: sampleAccess(access), actingCustomerId: null },
    isKnown,
  );
  return { personal: personal.map(({ to }) => to), company: company.map(({ to }) => to) };
}

test('a personal customer has the personal menu, in the order of R1.2.18', () => {
  expect(menus()).toEqual({
    personal: [
      '/profile',
      '/profile/notifications',
      '/setting',
      '/revenue-split',
      '/transfer/preapproved-payments',
      '/payout-blacklist',
      '/login-history',
      '/legal',
    ],
    company: [],
  });
});

test('a business user has the company menu, and of the personal one what that does not have', () => {
  expect(menus(business)).toEqual({
    personal: ['/profile', '/setting', '/login-history'],
    company: [
      '/company',
      '/company-access',
      '/company-emails',
      '/transfer/approved',
      '/revenue-split',
      '/transfer/preapproved-payments',
      '/payout-blacklist',
      '/profile/notifications',
      '/legal',
      '/merchant',
    ],
  });
});

test('invoices are for those who may request money, contracts for the verified', () => {
  expect(menus(business, { permissions: ['requestMoney'] }).company).toContain('/transfer/invoices');
  expect(menus({ verified: false }).personal).not.toContain('/revenue-split');
});

test('approvals are for those who approve, and for those whose transfers wait', () => {
  const offered = [0, 1, 2, 3, 4, 5].filter((accessRights) =>
    menus(business, { accessRights: accessRights as CustomerAccess['accessRights'] }).company.includes(
      '/transfer/approved',
    ),
  );
  expect(offered).toEqual([2, 3, 4]);
});

test('an item appears with its screen', () => {
  expect(menus({}, {}, (pathname) => pathname === '/legal').personal).toEqual(['/legal']);
});

test.each([
  ['KYC', { isNeedKyc: true }, {}],
  ['an update', { isNeedPersonalInfoUpdate: true }, {}],
  ['the choice of a company', { ...business, isHaveRelatedAccounts: true }, { accessList: null }],
  ['balance information', business, { accessList: { balanceInfo: false } }],
])('nothing is offered to who has to see to %s first: it would lead back there', (_, customer, access) => {
  expect(menus(customer, access)).toEqual({ personal: [], company: [] });
});
