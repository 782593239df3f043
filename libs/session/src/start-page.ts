import type { Customer, CustomerAccess } from '@bank/protocol/customer';

/** Where a signed-in user starts. A name, so that the rule holds before the screen exists. */
export type StartTarget =
  | { target: 'oldWeb'; url: string | null }
  | { target: 'adminOverview' }
  | { target: 'customerAccessChoice' }
  | { target: 'businessAuthorizedUser' }
  | { target: 'profileUpdate' }
  | { target: 'kyc' }
  | { target: 'taxSplash' }
  | { target: 'businessTaxSplash' }
  | { target: 'companyDocuments' }
  | { target: 'initialPath'; path: string }
  | { target: 'home' };

interface Start {
  customer: Customer;
  access: CustomerAccess;
  /** The customer chosen by fromCustomerId (R0.23). */
  actingCustomerId: number | null;
  /** A remembered path that the resolver accepted (R0.15). */
  initialPath: string | null;
  /** Null: the user has put no tax certification off. */
  taxPutOff: TaxPutOff | null;
}

/** The user does the tax certification of this customer later, for as long as its end has not come (R0.115). */
export interface TaxPutOff {
  customerId: number;
  /** The bank's present, in ms since 1970. */
  nowMs: number;
}

type Rule = readonly [when: (start: Start) => boolean, goTo: (start: Start) => StartTarget];

const personal = ({ customer }: Start) => customer.customerType === 'personal';
const business = ({ customer }: Start) => customer.customerType === 'business';
const needsKyc = ({ customer, access }: Start) => customer.isNeedKyc || access.isNeedKyc;
const wantsPath = ({ initialPath }: Start) => initialPath !== null;
const taxIs =
  (...statuses: CustomerAccess['taxResidencySelfCertificationDocumentStatus'][]) =>
  ({ access }: Start) =>
    statuses.includes(access.taxResidencySelfCertificationDocumentStatus);
/** Whether the certification waits until its end, or until the user signs out. */
const taxIsPutOff = ({ customer, access: { taxCertificationDueAt: dueAt }, taxPutOff }: Start) =>
  taxPutOff?.customerId === customer.customerId && (dueAt === null || taxPutOff.nowMs < Date.parse(dueAt));
/** A business user whose access record names a company skips R1.4.13 (R0.3). */
const companyKnown = ({ access, actingCustomerId }: Start) => access.accessList !== null || actingCustomerId !== null;

const toInitialPath = ({ initialPath }: Start): StartTarget =>
  initialPath === null ? { target: 'home' } : { target: 'initialPath', path: initialPath };

const both =
  (...conditions: ((start: Start) => boolean)[]) =>
  (start: Start) =>
    conditions.every((condition) => condition(start));

/** R1.4.11 to R1.4.15; the first matching row wins. */
const RULES: readonly Rule[] = [
  // R1.4.11: the caller opens the address through the leaving gate (R0.15).
  [
    ({ customer, actingCustomerId }) => customer.useOldWeb && actingCustomerId === null,
    ({ customer }) => ({ target: 'oldWeb', url: customer.oldWebUrl }),
  ],
  // R1.4.12, for an administrator who does not act for a customer yet.
  [
    ({ customer, actingCustomerId }) => customer.isAdmin && actingCustomerId === null,
    () => ({ target: 'adminOverview' }),
  ],
  // An acting administrator skips the steps below: only the customer can take them.
  [({ customer }) => customer.isAdmin, toInitialPath],
  // R1.4.13, R0.3.
  [
    (start) => business(start) && !companyKnown(start) && start.customer.isHaveRelatedAccounts,
    () => ({ target: 'customerAccessChoice' }),
  ],
  [(start) => business(start) && !companyKnown(start), () => ({ target: 'businessAuthorizedUser' })],
  // R1.4.14.
  [both(personal, ({ customer }) => customer.isNeedPersonalInfoUpdate), () => ({ target: 'profileUpdate' })],
  [both(personal, needsKyc), () => ({ target: 'kyc' })],
  [both(personal, taxIs('none', 'rejected'), (start) => !taxIsPutOff(start)), () => ({ target: 'taxSplash' })],
  [both(personal, wantsPath), toInitialPath],
  [personal, () => ({ target: 'home' })],
  // R1.4.15.
  [needsKyc, () => ({ target: 'kyc' })],
  [({ access }) => access.accessList?.balanceInfo !== true, () => ({ target: 'companyDocuments' })],
  [wantsPath, toInitialPath],
  // Without a required certification the splash has nothing to ask. One that ends soon is a task on home (R0.115).
  [taxIs('validated', 'pending', 'notRequired', 'expiredSoon'), () => ({ target: 'home' })],
  [taxIsPutOff, () => ({ target: 'home' })],
];

/** The start page of a user whose info has loaded; `startPageOfFailure` is R1.4.16. */
export function startPage(
  customer: Customer,
  access: CustomerAccess,
  { actingCustomerId = null, initialPath = null, taxPutOff = null }: Partial<Omit<Start, 'customer' | 'access'>> = {},
): StartTarget {
  const start: Start = { customer, access, actingCustomerId, initialPath, taxPutOff };
  const rule = RULES.find(([when]) => when(start));
  return rule ? rule[1](start) : { target: 'businessTaxSplash' };
}

/** Whether the bank asks for a tax certification, now or soon (R0.115). */
export const owesTax = ({ taxResidencySelfCertificationDocumentStatus: status }: CustomerAccess): boolean =>
  status === 'none' || status === 'rejected' || status === 'expiredSoon';

/** Whether the whole bank is open to this user: their start page asks for nothing first (R1.4.11 to R1.4.16). */
export function isAskedNothing({ customer, access, ...others }: Omit<Start, 'initialPath'>): boolean {
  return startPage(customer, access, { ...others, initialPath: '/' }).target === 'initialPath';
}

/** Terms to accept before anything else. */
export interface Term {
  id: string;
  title: string;
  url: string;
}

/** A terms failure leads to its terms, and to login when it lists none (R1.4.16). Null for any other failure. */
export function startPageOfFailure(failure: {
  kind: string;
  terms?: readonly Term[];
}): { target: 'terms'; terms: readonly Term[] } | { target: 'login' } | null {
  if (failure.kind !== 'terms') return null;
  return failure.terms && failure.terms.length > 0 ? { target: 'terms', terms: failure.terms } : { target: 'login' };
}
