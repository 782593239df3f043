import type { Parsed, Refusals } from '@bank/protocol';
import type { companyOwnershipDeclare } from '@bank/protocol/company-ownership-declare';
import type { businessAccountCreate } from '@bank/protocol/onboarding-business';
import type { AuthContext } from '../../../identity/auth/context';
import type { MayRefuse } from '../../../platform/refusal';
import type { FaultOf } from '../../../identity/statements/first-fault';

/** What is stated of a company, of its people and of the companies that hold parts of it. */
export type Application = Parsed<typeof businessAccountCreate>;

/** The context of the call, with the words it may be refused with. */
export type ApplicationContext = AuthContext & MayRefuse<Refusals<typeof businessAccountCreate>>;

/** A rule of the application. */
export type Fault = FaultOf<Application, ApplicationContext>;

/** The part of an application about people and holding companies. A declared ownership is one, too, without directors and users (R0.162). */
export type Parties = Pick<
  Application,
  | 'authorizedCompanyRepresentative'
  | 'directors'
  | 'shareholders'
  | 'ultimateBeneficiaryOwners'
  | 'users'
  | 'personList'
  | 'companyList'
> & { company: Pick<Application['company'], 'registrationCountryCode' | 'registrationNumber'> };

export type PartyContext = AuthContext &
  MayRefuse<Exclude<Refusals<typeof companyOwnershipDeclare>, 'notBusiness' | 'ownershipWaits'>>;

/** A rule that holds for an application and for a declared ownership. */
export type PartyFault = FaultOf<Parties, PartyContext>;

/** The company that applies, in the paths of refusals. */
export const ROOT = 'root';
