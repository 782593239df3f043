import type { Customer, CustomerAccess } from '@bank/protocol';

// Who the tests of every room are signed in as: `@bank/session/testing`, for tests only.

/** A verified personal customer; the fields given replace the sample's. */
export function sampleCustomer(fields: Partial<Customer> = {}): Customer {
  return {
    userId: 1,
    customerId: 1,
    login: { email: 'ana@personas.test' },
    firstName: 'Ana',
    lastName: 'Pop',
    businessName: null,
    customerType: 'personal',
    transactionApproveMode: 'otp',
    login2faMode: 'simple',
    isAdmin: false,
    isHaveRelatedAccounts: false,
    useOldWeb: false,
    oldWebUrl: null,
    customerCreationDate: '2025-01-01T00:00:00.000Z',
    residenceCountryCode: 'RO',
    permissions: ['other.p2p'],
    verified: true,
    limited: false,
    isNeedPersonalInfoUpdate: false,
    isNeedKyc: false,
    actingFor: null,
    ...fields,
  };
}

/** Full access with nothing asked for; the fields given replace the sample's. */
export function sampleAccess(fields: Partial<CustomerAccess> = {}): CustomerAccess {
  return {
    permissions: [],
    accessRights: 2,
    accessList: { balanceInfo: true },
    businessRepresentativePositionIds: [],
    isNeedKyc: false,
    taxResidencySelfCertificationDocumentStatus: 'validated',
    employeeFirstName: null,
    employeeLastName: null,
    ...fields,
  };
}
