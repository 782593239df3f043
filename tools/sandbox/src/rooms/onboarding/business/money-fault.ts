import { currencies } from '../../../ledger/currencies';
import { offerOf } from '../../../platform/brands';
import { industryOf } from '../../../platform/dictionaries/industries';
import { PURPOSES, SOURCES } from '../../../platform/dictionaries/money';
import { furtherTextFault } from '../further-fault';
import { statedFault } from '../stated-fault';
import { isBlank, unseenFault } from '../text-fault';
import { refused } from '../texts';
import type { Fault } from './applicant';

// R3.3.13, R3.3.25: financialInfoForm.

/** Up to 999,999,999,999.99, and no less than nothing. */
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

const isCurrency = (code: string): boolean => currencies.some((known) => known.code === code);

const industryFault: Fault = ({ financialDetail }, context) => {
  const { industry, industrySpecification } = financialDetail;
  const field = 'financialDetail.industrySpecification';
  const known = industryOf(industry);
  // R1.1.5: to another brand the adult group does not exist.
  if (!known || (known.group === 'adult' && !offerOf(context.brand).adultIndustries))
    return refused(context, 'noSuchEntry', { field: 'financialDetail.industry' });
  if (known.isAsked && isBlank(industrySpecification)) return refused(context, 'specificationMissing', { field });
  if (!known.isAsked && !isBlank(industrySpecification)) return refused(context, 'noSuchEntry', { field });
  return unseenFault(context, field, industrySpecification);
};

const sumsFault: Fault = ({ financialDetail }, context) => {
  for (const sum of ['monthlyDepositAmount', 'monthlyWithdrawalAmount'] as const) {
    if (!AMOUNT.test(financialDetail[sum])) return refused(context, 'wrongAmount', { field: `financialDetail.${sum}` });
    const currency = `${sum}CurrencyCode` as const;
    if (!isCurrency(financialDetail[currency]))
      return refused(context, 'noSuchEntry', { field: `financialDetail.${currency}` });
  }
  return null;
};

const sourcesFault: Fault = ({ financialDetail }, context) =>
  statedFault(context, {
    list: SOURCES.business,
    ids: financialDetail.sourceIds,
    idsField: 'financialDetail.sourceIds',
    specifications: financialDetail.sourceSpecifications,
    specificationsField: 'financialDetail.sourceSpecifications',
  });

const purposesFault: Fault = ({ financialDetail }, context) =>
  statedFault(context, {
    list: PURPOSES.business,
    ids: financialDetail.purposeIds,
    idsField: 'financialDetail.purposeIds',
    specifications: financialDetail.purposeSpecifications,
    specificationsField: 'financialDetail.purposeSpecifications',
  });

const anotherAccountFault: Fault = ({ company }, context) => {
  const { answer, details } = company.additionalQuestionAnswers.businessAnotherAccount;
  const field = 'company.additionalQuestionAnswers.businessAnotherAccount.details';
  return furtherTextFault(context, field, { isAsked: answer, text: details });
};

/** In the order of the form. */
export const MONEY: readonly Fault[] = [industryFault, sumsFault, sourcesFault, purposesFault, anotherAccountFault];
