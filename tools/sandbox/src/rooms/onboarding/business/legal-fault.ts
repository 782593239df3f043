import { isPast } from '../../../identity/statements/days';
import { furtherTextFault } from '../../../identity/statements/further-fault';
import { missingFault } from '../../../identity/statements/text-fault';
import { refused } from '../texts';
import type { Fault } from './applicant';

// R3.3.25: legalForm.

/** A financial institution names who watches over it, and its licence. */
export const legalFault: Fault = ({ legalInformation }, context) => {
  const { legalForm, isFinancialInstitution: isAsked, regulator, licenceNumber } = legalInformation;
  return (
    missingFault(context, 'legalInformation.legalForm', legalForm) ??
    furtherTextFault(context, 'legalInformation.regulator', { isAsked, text: regulator }) ??
    furtherTextFault(context, 'legalInformation.licenceNumber', { isAsked, text: licenceNumber })
  );
};

export const representativeFault: Fault = ({ authorizedCompanyRepresentative: id, personList }, context) =>
  personList.some((person) => person.id === id)
    ? null
    : refused(context, 'noSuchParty', { field: 'authorizedCompanyRepresentative' });

/** R3.3.11: of an account that a third party controls, its name, and since when. */
export const controlFault: Fault = ({ company }, context) => {
  const { answer, name, date } = company.additionalQuestionAnswers.controlAccount;
  const path = 'company.additionalQuestionAnswers.controlAccount';
  const isAsked = answer === '2';
  const named = furtherTextFault(context, `${path}.name`, { isAsked, text: name });
  if (named) return named;
  const field = `${path}.date`;
  if (date === undefined) return isAsked ? refused(context, 'fieldMissing', { field }) : null;
  if (!isAsked) return refused(context, 'noSuchEntry', { field });
  return isPast(date, context.clock.now()) ? null : refused(context, 'wrongDay', { field });
};
