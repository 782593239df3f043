import { query, queryClient } from '@bank/api-client';
import { path, paths } from '@bank/paths';
import { accessOfferList } from '@bank/protocol/company-offers';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { can, owesTax, rememberPath, session, startPage, type StartTarget, taxPutOff } from '@bank/session';
import { choiceStep } from '../routing/next-step-path';
import { loadCustomer } from './load-customer';
import { addressOf, addressOfFailure } from './start-redirect';

interface Visit {
  customer: Customer;
  access: CustomerAccess;
  /** Path and search of the opened address. */
  address: string;
}

/** @returns where the visitor goes instead; null lets them in */
type Rule = (visit: Visit) => string | null | Promise<string | null>;

const savedButtons = path('/merchant/buttons/my_saved_buttons');
const home = paths.home.to();

/** What a start page leads to is open to the visitor who is sent there. */
const LEADS_TO: Readonly<Partial<Record<StartTarget['target'], string>>> = {
  taxSplash: paths.certification.to(),
  businessTaxSplash: paths.certificationBusiness.to(),
};

/** One function for each rule of R1.2 that depends on who is signed in. */
const RULES = {
  /**
   * Whose start page asks for something first goes there from any address: KYC, the customer-access choice, company documents
   * for business users without balance information. The same table decides as at sign-in (R1.4.11 to R1.4.16).
   */
  startFirst: async ({ customer, access, address }) => {
    const { actingCustomerId } = session.getState();
    const start = startPage(customer, access, { actingCustomerId, initialPath: address, taxPutOff: taxPutOff() });
    if (start.target === 'home' || start.target === 'initialPath') return null;
    if (LEADS_TO[start.target] === pathnameOf(address)) return null;
    // A certification takes minutes: they arrive afterwards where they wanted to go now (R0.115).
    if (start.target in LEADS_TO) rememberPath(address);
    // A company's invitation is open for a fortnight, and other things that are asked first may take longer: the choice asks for nothing (R0.186).
    else if (pathnameOf(address) === paths.companyAccess.to() && (await isInvited())) return choiceStep.to();
    const elsewhere = await addressOf(start);
    return elsewhere === pathnameOf(address) ? null : elsewhere;
  },
  /** Nothing but the bank's own refusal: terms to accept come before any screen that loads the customer (R1.4.16). */
  termsFirst: () => null,
  administratorsOnly: ({ customer }) => (customer.isAdmin ? null : home),
  personalOnly: ({ customer }) => (customer.customerType === 'personal' ? null : home),
  /** A certification that is valid, or being checked, is asked of nobody (R1.4.15); nobody certifies for another. */
  owingTaxOnly: ({ customer, access }) => (owesTax(access) && !customer.isAdmin ? null : home),
  /** A colleague reads on the splash who can sign (R0.115). */
  taxSignersOnly: ({ customer, access }) =>
    can(customer, access).certifyTax ? null : paths.certificationBusinessSplash.to(),
  businessOnly: ({ customer }) => (customer.customerType === 'business' ? null : home),
  /** A personal customer whom a company asks to act for it answers there (R0.186). */
  businessOrInvited: async ({ customer }) => {
    if (customer.customerType === 'business') return null;
    return (await isInvited()) ? null : home;
  },
  /** "/unverified-account goes home if the user is verified". */
  unverifiedOnly: ({ customer }) => (customer.verified ? home : null),
  limitedOnly: ({ customer }) => (customer.limited ? null : home),
  /** "api_key, api_log and webhook_log require FULL_ACCESS; otherwise saved buttons". */
  fullAccessOnly: ({ customer, access }) => (can(customer, access).merchantKeys ? null : savedButtons.to()),
} as const satisfies Readonly<Record<string, Rule>>;

export type CustomerGuard = keyof typeof RULES;

/** @returns where the rule sends the signed-in user, or null @throws ApiFailure when the bank does not say who they are */
export async function customerRedirect(name: CustomerGuard, request: Request): Promise<string | null> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const { actingCustomerId } = session.getState();
  try {
    const { customer, access } = await loadCustomer();
    // The bank has refused the customer for whom the screen's own loader asks at the same time: the address is opened once more.
    if (session.getState().actingCustomerId !== actingCustomerId) return address;
    return await RULES[name]({ customer, access, address });
  } catch (reason) {
    return addressOfFailure(reason);
  }
}

async function isInvited(): Promise<boolean> {
  const { offers } = await queryClient.fetchQuery(query(accessOfferList));
  return offers.length > 0;
}

const pathnameOf = (address: string) => address.split('?')[0];
