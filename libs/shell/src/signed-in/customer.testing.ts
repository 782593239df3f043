import type { Customer, CustomerAccess } from '@bank/protocol';

// Who the tests of the shell are signed in as.

export const customer: Customer = {
  userId: 1,
  customerId: 1,
  login: { email: 'ana@personas.test' },
  firstName: 'Ana',
  lastName: 'Marin',
  businessName: null,
  customerType: 'personal',
  transactionApproveMode: 'otp',
  login2faMode: 'none',
  isAdmin: false,
  isHaveRelatedAccounts: false,
  useOldWeb: false,
  oldWebUrl: null,
  customerCreationDate: '2025-01-01T00:00:00.000Z',
  residenceCountryCode: 'RO',
  permissions: [],
  verified: true,
  limited: false,
  isNeedPersonalInfoUpdate: false,
  isNeedKyc: false,
};

export const customerAccess: CustomerAccess = {
  permissions: [],
  accessRights: 2,
  accessList: { balanceInfo: true },
  businessRepresentativePositionIds: [],
  isNeedKyc: false,
  taxResidencySelfCertificationDocumentStatus: 'validated',
  employeeFirstName: null,
  employeeLastName: null,
};
