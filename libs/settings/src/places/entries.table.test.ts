// Rules: R1.2.18, R1.2.19, R1.2.20, R2.6.3.
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { sampleAccess, sampleCustomer } from '@bank/session/testing';
import { entriesOf, GROUPS } from './entries';

// Once every screen is there.
const everything: (pathname: string) => boolean = () => true;
const business = { customerType: 'business' } as const;

function shown(customer: Partial<Customer> = {}, access: Partial<CustomerAccess> = {}, isKnown = everything) {
  return entriesOf(
    { customer: sampleCustomer(customer), access: sampleAccess(access), actingCustomerId: null, taxPutOff: null },
    isKnown,
  );
}
const addresses = (...given: Parameters<typeof shown>) => shown(...given).map(({ to }) => to.replace(/[#?].*/, ''));

/** R1.2.18, in its order. */
const PERSONAL_MENU = [
  '/profile',
  '/profile/notifications',
  '/setting',
  '/revenue-split',
  '/transfer/preapproved-payments',
  '/payout-blacklist',
  '/login-history',
  '/legal',
];
/** R1.2.19, in its order; invoices join with a permission. */
const COMPANY_MENU = [
  '/company',
  '/company-access',
  '/company-emails',
  '/revenue-split',
  '/transfer/preapproved-payments',
  '/payout-blacklist',
  '/profile/notifications',
  '/legal',
  '/merchant',
];

test('every entry of the personal menu has a place, and nothing of a company’s has one', () => {
  const own = new Set(addresses());
  own.delete('/settings');
  expect([...own].sort()).toEqual([...PERSONAL_MENU].sort());
});

test('a business user has the entries of both menus', () => {
  const own = new Set(addresses(business));
  own.delete('/settings');
  expect([...own].sort()).toEqual([...new Set([...PERSONAL_MENU, ...COMPANY_MENU])].sort());
});

test.each([{}, business])('nothing has two places: %j', (customer) => {
  const own = shown(customer, { permissions: ['requestMoney'] });
  expect(new Set(own.map(({ to }) => to)).size).toBe(own.length);
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
});

test('the entries stand in the order of their groups', () => {
  const groups = shown(business).map(({ group }) => GROUPS.indexOf(group));
  expect(groups).toEqual([...groups].sort((one, other) => one - other));
  expect(new Set(groups).size).toBe(GROUPS.length);
});

test('invoices are for companies that may request money, contracts for the verified', () => {
  expect(addresses(business, { permissions: ['requestMoney'] })).toContain('/transfer/invoices');
  expect(addresses({}, { permissions: ['requestMoney'] })).not.toContain('/transfer/invoices');
  expect(addresses({ verified: false })).not.toContain('/revenue-split');
});

test('the profile and the company stand out for what waits there, and nothing else does', () => {
  const highlighted = shown(business).filter(({ highlight }) => highlight !== undefined);
  expect(highlighted.map(({ to, highlight }) => [to, highlight])).toEqual([
    ['/profile', 'personal'],
    ['/company', 'company'],
  ]);
});

test('an entry appears with its screen', () => {
  expect(addresses({}, {}, (pathname) => pathname === '/legal')).toEqual(['/legal']);
});

test.each([
  ['KYC', { isNeedKyc: true }, {}],
  ['an update', { isNeedPersonalInfoUpdate: true }, {}],
  ['the choice of a company', { ...business, isHaveRelatedAccounts: true }, { accessList: null }],
  ['balance information', business, { accessList: { balanceInfo: false } }],
])('who has to see to %s first finds only what belongs to the device', (_, customer, access) => {
  expect(shown(customer, access).map(({ id }) => id)).toEqual(['appearance']);
});
