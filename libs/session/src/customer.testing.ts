import type { Customer, CustomerAccess } from '@bank/protocol';

/** A verified personal customer, but for what a test says. */
export function customer(different: Partial<Customer>): Customer {
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
    customerCreationDate: '2025-01-01T00:00:00Z',
    residenceCountryCode: 'RO',
    permissions: [],
    verified: true,
    limited: false,
    isNeedPersonalInfoUpdate: false,
    isNeedKyc: false,
    ...different,
  };
}

/** Full access with nothing asked for, but for what a test says. */
export function access(different: Partial<CustomerAccess>): CustomerAccess {
  return {
    permissions: [],
    accessRights: 2,
    accessList: { balanceInfo: true },
    businessRepresentativePositionIds: [],
    isNeedKyc: false,
    taxResidencySelfCertificationDocumentStatus: 'validated',
    employeeFirstName: null,
    employeeLastName: null,
    ...different,
  };
}
