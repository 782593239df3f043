import type { Customer, CustomerAccess } from '@bank/protocol/customer';

/** Where a signed-in user starts; a name, so that the rule holds before each screen exists. */
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
  /** From fromCustomerId (R0.23). */
  actingCustomerId: number | null;
  /** Already through the resolver of R0.15. */
  initialPath: string | null;
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
/** R0.3: a business sign-in whose record already names a company skips rule 3. */
const companyKnown = ({ access, actingCustomerId }: Start) => access.accessList !== null || actingCustomerId !== null;

const toInitialPath = ({ initialPath }: Start): StartTarget =>
  initialPath === null ? { target: 'home' } : { target: 'initialPath', path: initialPath };

const both =
  (...conditions: ((start: Start) => boolean)[]) =>
  (start: Start) =>
    conditions.every((condition) => condition(start));

/** R1.4.11 to R1.4.16, first matching row wins. */
const RULES: readonly Rule[] = [
  // Rule 1: the caller takes the address through the leaving gate.
  [
    ({ customer, actingCustomerId }) => customer.useOldWeb && actingCustomerId === null,
    ({ customer }) => ({ target: 'oldWeb', url: customer.oldWebUrl }),
  ],
  // Rule 2, for an administrator who acts for nobody yet (R1.6.1).
  [
    ({ customer, actingCustomerId }) => customer.isAdmin && actingCustomerId === null,
    () => ({ target: 'adminOverview' }),
  ],
  // Acting, they see what the customer has; what only the customer can give is not asked of them.
  [({ customer }) => customer.isAdmin, toInitialPath],
  // Rule 3 and R0.3.
  [
    (start) => business(start) && !companyKnown(start) && start.customer.isHaveRelatedAccounts,
    () => ({ target: 'customerAccessChoice' }),
  ],
  [(start) => business(start) && !companyKnown(start), () => ({ target: 'businessAuthorizedUser' })],
  // Rule 4.
  [both(personal, ({ customer }) => customer.isNeedPersonalInfoUpdate), () => ({ target: 'profileUpdate' })],
  [both(personal, needsKyc), () => ({ target: 'kyc' })],
  [both(personal, taxIs('none', 'rejected')), () => ({ target: 'taxSplash' })],
  [both(personal, wantsPath), toInitialPath],
  [personal, () => ({ target: 'home' })],
  // Rule 5.
  [needsKyc, () => ({ target: 'kyc' })],
  [({ access }) => access.accessList?.balanceInfo !== true, () => ({ target: 'companyDocuments' })],
  [wantsPath, toInitialPath],
  // Where nobody asks for a certification there is nothing to open the splash for.
  [taxIs('validated', 'pending', 'notRequired'), () => ({ target: 'home' })],
];

/** The page a user starts on after their info is loaded; rule 6 is `startPageOfFailure`. */
export function startPage(
  customer: Customer,
  access: CustomerAccess,
  { actingCustomerId = null, initialPath = null }: Partial<Pick<Start, 'actingCustomerId' | 'initialPath'>> = {},
): StartTarget {
  const start: Start = { customer, access, actingCustomerId, initialPath };
  const rule = RULES.find(([when]) => when(start));
  return rule ? rule[1](start) : { target: 'businessTaxSplash' };
}

/** A document of terms to accept before anything else. */
export interface Term {
  id: string;
  title: string;
  url: string;
}

/** Rule 6: a terms failure leads to its terms; with none, to login. Null: the failure is not about terms. */
export function startPageOfFailure(failure: {
  kind: string;
  terms?: readonly Term[];
}): { target: 'terms'; terms: readonly Term[] } | { target: 'login' } | null {
  if (failure.kind !== 'terms') return null;
  return failure.terms && failure.terms.length > 0 ? { target: 'terms', terms: failure.terms } : { target: 'login' };
}
