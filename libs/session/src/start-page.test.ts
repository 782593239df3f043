// Rules: R0.30, R0.115, R3.4.1.
import { can, startPage, startPageOfFailure } from './index';
import { sampleAccess, sampleCustomer } from './testing';

// R1.4.11 to R1.4.16, rule by rule, in order; R0.3.
const business = { customerType: 'business' } as const;
const noCompany = { accessList: null };

test.each([
  [
    '1 old web',
    { useOldWeb: true, oldWebUrl: 'https://old.bank.test', isAdmin: true },
    {},
    {},
    { target: 'oldWeb', url: 'https://old.bank.test' },
  ],
  ['1 not with a chosen customer', { useOldWeb: true }, {}, { actingCustomerId: 5 }, { target: 'home' }],
  ['2 administrator', { isAdmin: true, isNeedKyc: true }, {}, {}, { target: 'adminOverview' }],
  ['2 acting administrator', { isAdmin: true }, {}, { actingCustomerId: 5 }, { target: 'home' }],
  [
    '2 acting administrator, for a customer with steps to take',
    { ...business, isAdmin: true, isNeedKyc: true },
    { accessList: { balanceInfo: false } },
    { actingCustomerId: 5, initialPath: '/history' },
    { target: 'initialPath', path: '/history' },
  ],
  [
    '3 related accounts',
    { ...business, isHaveRelatedAccounts: true },
    noCompany,
    {},
    { target: 'customerAccessChoice' },
  ],
  ['3 none', business, noCompany, {}, { target: 'businessAuthorizedUser' }],
  [
    '3 company chosen',
    { ...business, isHaveRelatedAccounts: true },
    noCompany,
    { actingCustomerId: 5 },
    { target: 'companyDocuments' },
  ],
  ['4 info update first', { isNeedPersonalInfoUpdate: true, isNeedKyc: true }, {}, {}, { target: 'profileUpdate' }],
  ['4 then KYC', { isNeedKyc: true }, { taxResidencySelfCertificationDocumentStatus: 'none' }, {}, { target: 'kyc' }],
  ['4 KYC by access', {}, { isNeedKyc: true }, {}, { target: 'kyc' }],
  [
    '4 then tax',
    {},
    { taxResidencySelfCertificationDocumentStatus: 'none' },
    { initialPath: '/history' },
    { target: 'taxSplash' },
  ],
  [
    '4 tax put off for this customer',
    { customerId: 5 },
    { taxResidencySelfCertificationDocumentStatus: 'none' },
    { taxPutOff: { customerId: 5, nowMs: 7 } },
    { target: 'home' },
  ],
  [
    '4 tax put off for another customer',
    { customerId: 6 },
    { taxResidencySelfCertificationDocumentStatus: 'none' },
    { taxPutOff: { customerId: 5, nowMs: 7 } },
    { target: 'taxSplash' },
  ],
  [
    '4 tax put off, a moment before its end',
    { customerId: 5 },
    { taxResidencySelfCertificationDocumentStatus: 'none', taxCertificationDueAt: '1970-01-01T00:00:00.008Z' },
    { taxPutOff: { customerId: 5, nowMs: 7 } },
    { target: 'home' },
  ],
  [
    '4 tax put off, at its end',
    { customerId: 5 },
    { taxResidencySelfCertificationDocumentStatus: 'rejected', taxCertificationDueAt: '1970-01-01T00:00:00.007Z' },
    { taxPutOff: { customerId: 5, nowMs: 7 } },
    { target: 'taxSplash' },
  ],
  ['4 tax ends soon', {}, { taxResidencySelfCertificationDocumentStatus: 'expiredSoon' }, {}, { target: 'home' }],
  ['4 then the path', {}, {}, { initialPath: '/history' }, { target: 'initialPath', path: '/history' }],
  ['4 then home', {}, {}, {}, { target: 'home' }],
  ['5 KYC', business, { isNeedKyc: true, accessList: { balanceInfo: false } }, {}, { target: 'kyc' }],
  [
    '5 no balance info',
    business,
    { accessList: { balanceInfo: false } },
    { initialPath: '/history' },
    { target: 'companyDocuments' },
  ],
  [
    '5 the path',
    business,
    { taxResidencySelfCertificationDocumentStatus: 'none' },
    { initialPath: '/history' },
    { target: 'initialPath', path: '/history' },
  ],
  ['5 home when validated', business, {}, {}, { target: 'home' }],
  ['5 home when pending', business, { taxResidencySelfCertificationDocumentStatus: 'pending' }, {}, { target: 'home' }],
  [
    '5 home when nobody asks',
    business,
    { taxResidencySelfCertificationDocumentStatus: 'notRequired' },
    {},
    { target: 'home' },
  ],
  [
    '5 home when it ends soon',
    business,
    { taxResidencySelfCertificationDocumentStatus: 'expiredSoon' },
    {},
    { target: 'home' },
  ],
  [
    '5 home when it is put off',
    { ...business, customerId: 5 },
    { taxResidencySelfCertificationDocumentStatus: 'none' },
    { taxPutOff: { customerId: 5, nowMs: 7 } },
    { target: 'home' },
  ],
  [
    '5 else the splash',
    business,
    { taxResidencySelfCertificationDocumentStatus: 'rejected' },
    {},
    { target: 'businessTaxSplash' },
  ],
] as const)('rule %s', (_, who, may, choice, expected) => {
  expect(startPage(sampleCustomer(who), sampleAccess(may), choice)).toEqual(expected);
});

test('rule 6: terms to accept, or login without any; other failures are no start page', () => {
  const terms = [{ id: '1', title: 'Terms', url: 'https://bank.test/terms' }];
  expect(startPageOfFailure({ kind: 'terms', terms })).toEqual({ target: 'terms', terms });
  expect(startPageOfFailure({ kind: 'terms', terms: [] })).toEqual({ target: 'login' });
  expect(startPageOfFailure({ kind: 'network' })).toBeNull();
});

// R1.3.8 access levels × what the product asks about, for employees of a business.
test.each([
  [0, []],
  [1, ['seeBalances', 'seeHistory']],
  [2, ['seeBalances', 'seeHistory', 'sendP2p', 'approveTransfers', 'merchantKeys']],
  [3, ['seeBalances', 'seeHistory', 'sendP2p']],
  [4, ['seeBalances', 'seeHistory', 'sendP2p', 'approveTransfers']],
  [5, ['seeBalances', 'seeHistory']],
])('access level %i of a business may %j', (accessRights, allowed) => {
  const may = can(sampleCustomer({ ...business, verified: false }), sampleAccess({ accessRights }));
  const asked = ['seeBalances', 'seeHistory', 'sendP2p', 'approveTransfers', 'merchantKeys'] as const;
  expect(asked.filter((permission) => may[permission])).toEqual(allowed);
  for (const permission of asked) expect(may.missing[permission] === undefined).toBe(may[permission]);
  expect(may.sendsForApproval).toBe(accessRights === 3);
});

test('the first thing in the way is named', () => {
  expect(can(sampleCustomer(business), sampleAccess({ accessRights: 1 })).missing.sendP2p).toEqual({
    kind: 'right',
    anyOf: [2, 3, 4],
  });
  expect(can(sampleCustomer({ isNeedKyc: true }), sampleAccess({})).missing.sendP2p).toEqual({
    kind: 'status',
    status: 'kyc',
  });
  expect(can(sampleCustomer({ limited: true }), sampleAccess({})).missing.sendP2p).toEqual({
    kind: 'status',
    status: 'limited',
  });
  expect(can(sampleCustomer(business), sampleAccess(noCompany)).missing.seeBalances).toEqual({ kind: 'balanceInfo' });
  expect(can(sampleCustomer({}), sampleAccess({})).missing.requestMoney).toEqual({
    kind: 'permission',
    name: 'requestMoney',
  });
  expect(can(sampleCustomer({ verified: false }), sampleAccess({})).missing.contracts).toEqual({
    kind: 'status',
    status: 'unverified',
  });
});

test('a personal customer acts for themself, whatever the level says; flags open what they name', () => {
  expect(can(sampleCustomer({}), sampleAccess({ accessRights: 0 })).sendP2p).toBe(true);
  expect(can(sampleCustomer({}), sampleAccess({ permissions: ['requestMoney'] })).requestMoney).toBe(true);
});
