import { isBirthCountry, isCountry } from '../../../platform/countries';
import { DEPOSITS } from '../../../platform/dictionaries/money';
import type { Refusal } from '../../../platform/refusal';
import { addressFault } from '../address-fault';
import { agreementFault } from '../agreement-fault';
import { isAdult } from '../../../identity/statements/days';
import { firstFault } from '../../../identity/statements/first-fault';
import type { FaultOf } from '../../../identity/statements/first-fault';
import { workFault } from '../../../identity/statements/work-fault';
import { missingFault } from '../../../identity/statements/text-fault';
import { refused } from '../texts';
import type { Application, ApplicationContext } from './applicant';

type Fault = FaultOf<Application, ApplicationContext>;

const personFault: Fault = (application, context) => {
  const { firstName, lastName, birthday, birthCountryCode, citizenshipCountryCode } = application;
  const name = missingFault(context, 'firstName', firstName) ?? missingFault(context, 'lastName', lastName);
  if (name) return name;
  if (!isAdult(birthday, context.clock.now())) return refused(context, 'tooYoung', { field: 'birthday' });
  if (!isBirthCountry(birthCountryCode)) return refused(context, 'noSuchCountry', { field: 'birthCountryCode' });
  if (!isCountry(citizenshipCountryCode)) return refused(context, 'noSuchCountry', { field: 'citizenshipCountryCode' });
  return null;
};

const accountFault: Fault = (application, context) => {
  const { estimatedMonthlyDepositId, anotherAccount, anotherAccountDetails } = application;
  if (!DEPOSITS.some(({ id }) => id === estimatedMonthlyDepositId))
    return refused(context, 'noSuchEntry', { field: 'estimatedMonthlyDepositId' });
  return anotherAccount ? missingFault(context, 'anotherAccountDetails', anotherAccountDetails) : null;
};

/** In the order of the form (R3.3.22). */
const FURTHER: readonly Fault[] = [
  personFault,
  ({ address }, context) => addressFault(context, 'address', address),
  (application, context) => workFault(context, application),
  accountFault,
  ({ agreements }, context) => agreementFault(context, agreements),
];

/** The first fault of what follows the address and the phone; null where all is right. */
export const furtherFault = (application: Application, context: ApplicationContext): Refusal | null =>
  firstFault(FURTHER, application, context);
