import { passwordFault } from '../../../identity/activation/set-password';
import { agreementIds } from '../../../identity/access/agreements';
import { isBirthCountry, isCountry } from '../../../platform/countries';
import { DEPOSITS, PURPOSES, SOURCES } from '../../../platform/dictionaries/money';
import { isOccupation, isSecondOccupation, OCCUPATIONS } from '../../../platform/dictionaries/work';
import { phoneNumberOf } from '../../../platform/phone-codes';
import type { Refusal } from '../../../platform/refusal';
import { stateOf, statesOf } from '../../../platform/states';
import { refused } from '../texts';
import { isAdult } from './adult';
import type { Application, ApplicationContext } from './applicant';
import { statedFault } from './stated-fault';
import { missingFault, unseenFault } from './text-fault';

type Fault = (application: Application, context: ApplicationContext) => Refusal | null;

/** The password and the phone, as far as no table of the bank is needed. */
export const contactFault: Fault = ({ email, password, phone }, context) => {
  const weak = passwordFault(password, email, context);
  if (weak) return weak;
  const read = phoneNumberOf(phone.countryCode, phone.number);
  if (!('wrong' in read)) return null;
  return read.wrong === 'prefix'
    ? refused(context, 'noSuchPrefix', { field: 'phone.countryCode' })
    : refused(context, 'wrongNumber', { field: 'phone.number' });
};

const personFault: Fault = (application, context) => {
  const { firstName, lastName, birthday, birthCountryCode, citizenshipCountryCode } = application;
  const name = missingFault(context, 'firstName', firstName) ?? missingFault(context, 'lastName', lastName);
  if (name) return name;
  if (!isAdult(birthday, context.clock.now())) return refused(context, 'tooYoung', { field: 'birthday' });
  if (!isBirthCountry(birthCountryCode)) return refused(context, 'noSuchCountry', { field: 'birthCountryCode' });
  if (!isCountry(citizenshipCountryCode)) return refused(context, 'noSuchCountry', { field: 'citizenshipCountryCode' });
  return null;
};

const addressFault: Fault = ({ address }, context) => {
  const { address1, address2, city, postalCode, countryCode, stateCode, stateName } = address;
  const line =
    missingFault(context, 'address.address1', address1) ??
    unseenFault(context, 'address.address2', address2) ??
    missingFault(context, 'address.city', city) ??
    missingFault(context, 'address.postalCode', postalCode);
  if (line) return line;
  if (!isCountry(countryCode)) return refused(context, 'noSuchCountry', { field: 'address.countryCode' });
  const isMissing = stateCode === undefined && statesOf(countryCode).length > 0;
  if (isMissing || (stateCode !== undefined && !stateOf(countryCode, stateCode)))
    return refused(context, 'noSuchState', { field: 'address.stateCode' });
  return unseenFault(context, 'address.stateName', stateName);
};

const workFault: Fault = (application, context) => {
  const { occupation, secondOccupation, secondSourceIds } = application;
  if (!isOccupation(occupation)) return refused(context, 'noSuchEntry', { field: 'occupation' });
  if (!isSecondOccupation(secondOccupation)) return refused(context, 'noSuchEntry', { field: 'secondOccupation' });
  const hasSecond = secondOccupation !== 'none';
  return (
    statedFault(context, {
      list: SOURCES[OCCUPATIONS[occupation].sourceList],
      ids: application.sourceIds,
      idsField: 'sourceIds',
      specifications: application.sourceSpecifications,
      specificationsField: 'sourceSpecifications',
    }) ??
    (hasSecond && secondSourceIds.length === 0
      ? refused(context, 'fieldMissing', { field: 'secondSourceIds' })
      : statedFault(context, {
          list: hasSecond ? SOURCES.second : [],
          ids: secondSourceIds,
          idsField: 'secondSourceIds',
          specifications: application.secondSourceSpecifications,
          specificationsField: 'secondSourceSpecifications',
        }))
  );
};

const accountFault: Fault = (application, context) => {
  const { estimatedMonthlyDepositId, anotherAccount, anotherAccountDetails } = application;
  const purposes = statedFault(context, {
    list: PURPOSES.personal,
    ids: application.purposeIds,
    idsField: 'purposeIds',
    specifications: application.purposeSpecifications,
    specificationsField: 'purposeSpecifications',
  });
  if (purposes) return purposes;
  if (!DEPOSITS.some(({ id }) => id === estimatedMonthlyDepositId))
    return refused(context, 'noSuchEntry', { field: 'estimatedMonthlyDepositId' });
  return anotherAccount ? missingFault(context, 'anotherAccountDetails', anotherAccountDetails) : null;
};

const agreementFault: Fault = ({ agreements }, context) =>
  agreementIds.every((id) => agreements.includes(id))
    ? null
    : refused(context, 'agreementsMissing', { field: 'agreements' });

/** The first fault of what follows the contact, in the order of the form (R3.3.22); null where all is right. */
export function furtherFault(application: Application, context: ApplicationContext): Refusal | null {
  for (const faultOf of [personFault, addressFault, workFault, accountFault, agreementFault]) {
    const fault = faultOf(application, context);
    if (fault) return fault;
  }
  return null;
}
