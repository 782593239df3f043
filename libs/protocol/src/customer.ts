import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { day, id, instant } from './wire';

// R1.3.7, R1.4.11 to R1.4.16, R3.3.10.

export const approvalMode = z.enum(['none', 'push', 'otp', 'sms', 'approvalCode']);
export type ApprovalMode = z.output<typeof approvalMode>;

/** What a customer may do with money: a flag each, off until the bank says otherwise (R2.3.13). */
export const customerPermission = z.enum([
  'own.digital',
  'own.betweenAccounts',
  'own.wire',
  'own.eft',
  'own.octCard',
  'own.instant',
  'own.interac',
  'other.digital',
  'other.loadPrepaidCard',
  'other.wire',
  'other.eft',
  'other.oct',
  'other.instant',
  'other.interac',
  'other.p2p',
  'other.global',
  'mass.digital',
  'mass.wire',
  'mass.eft',
  'mass.oct',
  'mass.instant',
  'mass.interac',
  'mass.p2p',
  'mass.global',
  'funding.digital',
  'sendMoneyUser',
  'sendMoneyPaxumUser',
  'requestMoney',
  'settlementAccount',
  'addFundsWireThirdParty',
  'addFundsBankThirdParty',
]);
export type CustomerPermission = z.output<typeof customerPermission>;

export const customerType = z.enum(['personal', 'business']);

/** The signed-in user, and the customer they act for: their own, or the one chosen through fromCustomerId. */
export const customer = z.object({
  userId: id,
  /** 0: no customer yet. */
  customerId: id,
  login: z.object({ email: z.string() }),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.nullable(z.string()),
  customerType,
  /** R2.3.41: 0 a person, 1 a company that came from the old web, 2 a company. */
  holderKind: z.int(),
  transactionApproveMode: approvalMode,
  login2faMode: z.string(),
  isAdmin: z.boolean(),
  isHaveRelatedAccounts: z.boolean(),
  useOldWeb: z.boolean(),
  oldWebUrl: z.nullable(z.string()),
  customerCreationDate: instant,
  residenceCountryCode: z.string(),
  /** A person's; null for a company, and where the bank knows none. */
  birthDay: z.nullable(day),
  /** Its last three characters, behind a dot for each of the others (R0.113). */
  taxId: z.nullable(z.string()),
  /** R3.4.8: 0 to 4. */
  dueDiligenceLevel: z.int(),
  permissions: z.array(customerPermission),
  verified: z.boolean(),
  limited: z.boolean(),
  isNeedPersonalInfoUpdate: z.boolean(),
  isNeedKyc: z.boolean(),
  /** The customer acted for, when it is not the user's own (R0.23: a banner names it). */
  actingFor: z.nullable(z.object({ customerId: id, name: z.string() })),
});
export type Customer = z.output<typeof customer>;

/** A document of terms that must be accepted before anything else (R1.4.16). */
export const term = z.object({ id: z.string(), title: z.string(), url: z.string() });

/** Any right, and none, suffices to read the own identity. */
const anybody = Object.values(accessRight);

/** Refused with TE and `terms`, as every other method is, until the terms are accepted. */
export const customerInfo = method('customerInfoGet', {
  acting: true,
  balanceInfo: false,
  right: anybody,
  response: z.object({ customer }),
});

/** Accepts terms of the TE refusal; the bank asks for the others again. */
export const termsAccept = method('termsAccept', {
  right: anybody,
  request: z.strictObject({
    termIds: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(20)),
  }),
});

/** Whom the signed-in user may act for, in the order of their names; for the customer-access choice (R1.4.13). */
export const relatedCustomers = method('relatedCustomersList', {
  right: anybody,
  response: z.object({
    customers: z.array(
      z.object({
        customerId: id,
        name: z.string(),
        customerType,
        accessRights: z.int(),
        isRepresentative: z.boolean(),
      }),
    ),
  }),
});

/** For a business user whom no company has taken in (R1.4.13): where they still belong, if anywhere. */
export const businessAuthorizedUser = method('businessAuthorizedUserGet', {
  right: anybody,
  response: z.object({ authorizedUser: z.object({ oldWebUrl: z.nullable(z.string()) }) }),
});

export const customerAccess = z.object({
  permissions: z.array(customerPermission),
  /** The level of the signed-in user for the customer acted for (R1.3.8). */
  accessRights: z.int(),
  /** Null for a representative without balance information (R3.6.2), and while no customer is chosen. */
  accessList: z.nullable(z.object({ balanceInfo: z.boolean() })),
  businessRepresentativePositionIds: z.array(z.int()),
  isNeedKyc: z.boolean(),
  taxResidencySelfCertificationDocumentStatus: z.enum([
    'validated',
    'pending',
    'none',
    'notRequired',
    'rejected',
    'expiredSoon',
  ]),
  /** Until when the certification may be put off; null: no end is set (R0.115). */
  taxCertificationDueAt: z.nullable(instant),
  /** The settlementAccount permission marks it (R1.6.2). */
  isSubAccount: z.boolean(),
  /** R3.6.2. */
  userIsRepresentative: z.boolean(),
  /** Who the user is among the people of the company; null for nobody. */
  representativeId: z.nullable(id),
  /** The first of their positions (R3.3.5). */
  representativePositionId: z.nullable(z.int()),
  /** Rights that are not named are denied (R1.6.7): always. */
  strictMode: z.boolean(),
  /** The user came from the old web. */
  userIsConverted: z.boolean(),
  employeeFirstName: z.nullable(z.string()),
  employeeLastName: z.nullable(z.string()),
});
export type CustomerAccess = z.output<typeof customerAccess>;

/** Also a member without any right may learn that they have none. */
export const userAccessInfo = method('userAccessInfo', {
  acting: true,
  balanceInfo: false,
  right: anybody,
  response: z.object({ customerAccess }),
});
