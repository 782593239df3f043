// Rules: R0.50, R0.52, R0.115, R1.6.1 to R1.6.3, R2.3.13, R2.4.13, R2.6.1.
import { accessRight } from '@bank/protocol';
import type { Customer } from '@bank/protocol/customer';
import { can, PERMISSIONS, type Permission } from './index';
import { sampleAccess, sampleCustomer } from './testing';

const business = {
  customerType: 'business',
  permissions: [
    'other.p2p',
    'sendMoneyUser',
    'settlementAccount',
    'mass.p2p',
    'mass.global',
    'mass.eft',
    'mass.wire',
    'mass.instant',
    'mass.interac',
    'mass.oct',
    'mass.digital',
    'other.eft',
    'other.global',
    'own.betweenAccounts',
    'other.loadPrepaidCard',
    'funding.digital',
    'requestMoney',
  ],
} satisfies Partial<Customer>;

/** R1.3.8 levels: what each employee of a verified business may do, every permission there is. */
const BY_LEVEL: Readonly<Record<number, readonly Permission[]>> = {
  [accessRight.noAccess]: [],
  [accessRight.read]: ['seeBalances', 'seeHistory', 'requestMoney', 'seeCompany'],
  [accessRight.fullAccess]: [
    'seeBalances',
    'seeHistory',
    'requestMoney',
    'writeInvoices',
    'rejectInvoices',
    'seeCompany',
    'keepBooks',
    'sendP2p',
    'paySettlement',
    'sendMass',
    'sendGlobalBatch',
    'sendMassP2p',
    'sendMassEft',
    'sendMassWire',
    'sendMassInstant',
    'sendMassInterac',
    'sendMassOct',
    'sendMassDigital',
    'sendOut',
    'sendByLink',
    'moveBetween',
    'loadCard',
    'useCards',
    'spendByCards',
    'seeCardSecrets',
    'orderCards',
    'openAccounts',
    'openWallets',
    'approveTransfers',
    'merchantKeys',
    'editCompany',
    'manageUsers',
    'manageBlacklist',
    'manageSecurity',
    'uploadDocuments',
    'certifyTax',
  ],
  [accessRight.initiate]: [
    'seeBalances',
    'seeHistory',
    'requestMoney',
    'writeInvoices',
    'rejectInvoices',
    'seeCompany',
    'keepBooks',
    'sendP2p',
    'paySettlement',
    'sendMass',
    'sendGlobalBatch',
    'sendMassP2p',
    'sendMassEft',
    'sendMassWire',
    'sendMassInstant',
    'sendMassInterac',
    'sendMassOct',
    'sendMassDigital',
    'sendOut',
    'sendByLink',
    'moveBetween',
    'loadCard',
    'useCards',
  ],
  [accessRight.confirmed]: [
    'seeBalances',
    'seeHistory',
    'requestMoney',
    'writeInvoices',
    'rejectInvoices',
    'seeCompany',
    'keepBooks',
    'sendP2p',
    'paySettlement',
    'sendMass',
    'sendGlobalBatch',
    'sendMassP2p',
    'sendMassEft',
    'sendMassWire',
    'sendMassInstant',
    'sendMassInterac',
    'sendMassOct',
    'sendMassDigital',
    'sendOut',
    'sendByLink',
    'moveBetween',
    'loadCard',
    'useCards',
    'spendByCards',
    'seeCardSecrets',
    'approveTransfers',
  ],
  [accessRight.uploading]: ['seeBalances', 'seeHistory', 'requestMoney', 'seeCompany', 'uploadDocuments'],
};
/** What depends on the company and not on the employee's level. */
const COMPANY_WIDE: readonly Permission[] = ['contracts'];

test('paying customers needs a flag of whom is paid, of either brand (R2.7.193)', () => {
  const missing = (...flags: Customer['permissions']) =>
    can(sampleCustomer({ permissions: ['other.p2p', ...flags] }), sampleAccess()).missing.sendP2p;
  expect(missing()).toEqual({ kind: 'permission', name: 'sendMoneyUser' });
  expect([missing('sendMoneyUser'), missing('sendMoneyPaxumUser')]).toEqual([undefined, undefined]);
});

test.each(Object.keys(BY_LEVEL).map(Number))('an employee of level %i may do just this', (accessRights) => {
  const may = can(sampleCustomer(business), sampleAccess({ accessRights }));
  const allowed = PERMISSIONS.filter((permission) => may[permission]);
  expect(allowed.toSorted()).toEqual([...(BY_LEVEL[accessRights] ?? []), ...COMPANY_WIDE].toSorted());
  for (const permission of PERMISSIONS) expect(may.missing[permission] === undefined).toBe(may[permission]);
});

test('a personal customer does everything but what is a company’s', () => {
  const may = can(
    sampleCustomer({
      permissions: business.permissions,
    }),
    sampleAccess({ accessRights: 0 }),
  );
  expect(PERMISSIONS.filter((permission) => !may[permission])).toEqual(['seeCompany', 'editCompany', 'manageUsers']);
  expect(may.missing.manageUsers).toEqual({ kind: 'business' });
});

test('an administrator who acts has all of it but the secrets of cards and the tax certification, which are the customer’s alone', () => {
  const customer = sampleCustomer({ isAdmin: true, actingFor: { customerId: 1001, name: 'Ana Marin' } });
  const may = can(customer, sampleAccess());
  expect([may.missing.seeCardSecrets, may.missing.certifyTax]).toEqual([{ kind: 'own' }, { kind: 'own' }]);
  expect([may.spendByCards, may.useCards]).toEqual([true, true]);
});

test('sending needs the customer’s own permission as well', () => {
  expect(can(sampleCustomer({ permissions: [] }), sampleAccess()).missing.sendP2p).toEqual({
    kind: 'permission',
    name: 'other.p2p',
  });
});

test.each(Object.keys(BY_LEVEL).map(Number))(
  'without sight of the balances level %i has papers only',
  (accessRights) => {
    const access = sampleAccess({ accessRights, accessList: { balanceInfo: false } });
    const may = can(sampleCustomer(business), access);
    const papers: readonly Permission[] = ['editCompany', 'manageSecurity', 'uploadDocuments', 'certifyTax'];
    const allowed = [...papers.filter((one) => BY_LEVEL[accessRights]?.includes(one)), ...COMPANY_WIDE];
    expect(PERMISSIONS.filter((permission) => may[permission]).toSorted()).toEqual(allowed.toSorted());
  },
);

test('what the balances are missing for says so', () => {
  const may = can(sampleCustomer(business), sampleAccess({ accessRights: 2, accessList: { balanceInfo: false } }));
  expect(may.missing.seeCompany).toEqual({ kind: 'balanceInfo' });
  expect(may.missing.sendP2p).toEqual({ kind: 'balanceInfo' });
});
