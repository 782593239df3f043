import { configureTransport, type TransportOptions } from '@bank/api-client';
import { ownHeaders } from '@bank/api-client/testing';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import type { VerificationState } from '@bank/protocol/kyc-tax';
import { sessionTokens } from '../session-tokens';

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
    holderKind: 0,
    transactionApproveMode: 'otp',
    login2faMode: 'simple',
    isAdmin: false,
    isHaveRelatedAccounts: false,
    useOldWeb: false,
    oldWebUrl: null,
    customerCreationDate: '2025-01-01T00:00:00.000Z',
    residenceCountryCode: 'RO',
    birthDay: '1990-04-12',
    taxId: null,
    dueDiligenceLevel: 0,
    permissions: ['other.p2p', 'sendMoneyUser'],
    verified: true,
    limited: false,
    isNeedPersonalInfoUpdate: false,
    isNeedKyc: false,
    actingFor: null,
    ...fields,
  };
}

/** Full access without required steps; given fields replace the sample's. */
export function sampleAccess(fields: Partial<CustomerAccess> = {}): CustomerAccess {
  return {
    permissions: [],
    accessRights: 2,
    accessList: { balanceInfo: true },
    businessRepresentativePositionIds: [],
    isNeedKyc: false,
    taxResidencySelfCertificationDocumentStatus: 'validated',
    taxCertificationDueAt: null,
    isSubAccount: false,
    userIsRepresentative: false,
    representativeId: null,
    representativePositionId: null,
    strictMode: true,
    userIsConverted: false,
    employeeFirstName: null,
    employeeLastName: null,
    ...fields,
  };
}

/** Verified, without requirements. */
export function sampleVerification(fields: Partial<VerificationState> = {}): VerificationState {
  return {
    isRepresentative: false,
    isLimited: false,
    isVerified: true,
    duplicateDocuments: null,
    isCardDocumentRequired: false,
    requiredActionsCount: 0,
    isDocumentsUploaded: false,
    isActionsPending: false,
    isDocumentsPending: false,
    ...fields,
  };
}

/** A fake answer of the bank: body and status, 200 by default. */
export type AnswerTo = (address: string) => { status?: number; data: object };

/** Calls with the tab's own tokens, answered by a function; without one every answer is empty. */
export function answerCalls(answerTo: AnswerTo = () => ({ data: {} }), options: Partial<TransportOptions> = {}): void {
  configureTransport({
    baseUrl: '/api',
    tokens: sessionTokens,
    language: () => 'en',
    acting: () => null,
    onSessionExpired: () => undefined,
    onStaleTokens: () => undefined,
    adapter: (config) => {
      const { status = 200, data } = answerTo(String(config.url));
      return Promise.resolve({
        status,
        data: JSON.stringify(data),
        statusText: '',
        headers: ownHeaders(config),
        config,
      });
    },
    ...options,
  });
}
