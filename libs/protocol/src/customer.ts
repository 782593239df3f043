import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { id, instant } from './wire';

// spec 1 §3, §4; spec 3 §3 "Customer info (login result)".

export const approvalMode = z.enum(['none', 'push', 'otp', 'sms', 'approvalCode']);
export type ApprovalMode = z.output<typeof approvalMode>;

export const customer = z.object({
  userId: id,
  customerId: id,
  login: z.object({ email: z.string() }),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.nullable(z.string()),
  customerType: z.enum(['personal', 'business']),
  transactionApproveMode: approvalMode,
  login2faMode: z.string(),
  isAdmin: z.boolean(),
  isHaveRelatedAccounts: z.boolean(),
  useOldWeb: z.boolean(),
  oldWebUrl: z.nullable(z.string()),
  customerCreationDate: instant,
  residenceCountryCode: z.string(),
  permissions: z.array(z.string()),
  verified: z.boolean(),
  limited: z.boolean(),
  isNeedPersonalInfoUpdate: z.boolean(),
  isNeedKyc: z.boolean(),
});
export type Customer = z.output<typeof customer>;

/** A document of terms that must be accepted before anything else (spec 1 §4 rule 6). */
export const term = z.object({ id: z.string(), title: z.string(), url: z.string() });

export const customerInfo = method('customerInfoGet', { response: z.object({ customer }) });

export const customerAccess = z.object({
  permissions: z.array(z.string()),
  /** The level of the signed-in user for the customer acted for (spec 1 §3). */
  accessRights: z.int(),
  /** Null for a representative without balance information (spec 3 §6). */
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
  employeeFirstName: z.nullable(z.string()),
  employeeLastName: z.nullable(z.string()),
});
export type CustomerAccess = z.output<typeof customerAccess>;

/** Also a member without any right may learn that they have none. */
export const userAccessInfo = method('userAccessInfo', {
  acting: true,
  right: Object.values(accessRight),
  response: z.object({ customerAccess }),
});
