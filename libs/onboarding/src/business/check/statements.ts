import { NO, YES } from '@bank/kit';
import type { Input } from '@bank/protocol';
import type { businessAccountCreate } from '@bank/protocol/onboarding-business';
import type { PhoneCode } from '@bank/protocol/phones';
import { addressOf, mailOf, phoneOf } from '../../apply/parts';
import { type AddressAnswers, type BusinessAnswers, ROOT } from '../answers';
import { SOMEBODY_ELSE } from '../company/choices';

// What the company states of itself, as the bank takes it.

type Application = Input<typeof businessAccountCreate>;

/** What may be left out is left out when it is empty. */
const some = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const placeOf = (address: AddressAnswers) => addressOf(address, address.countryCode);

/** generalForm, and the additional questions (R3.3.11). */
export function companyOf(answers: BusinessAnswers, codes: readonly PhoneCode[]): Application['company'] {
  return {
    name: answers.name,
    tradingName: some(answers.tradingName),
    email: mailOf(answers.email),
    phone: phoneOf(answers, codes),
    registrationCountryCode: answers.registrationCountry,
    registrationNumber: answers.registrationNumber,
    registrationDate: answers.registrationDate,
    businessTaxId: some(answers.taxIds[ROOT]),
    website: some(answers.website),
    description: answers.description,
    registrationAddress: placeOf(answers.registrationAddress),
    businessAddress: answers.worksThere === NO ? placeOf(answers.businessAddress) : undefined,
    additionalQuestionAnswers: {
      businessAnotherAccount: {
        answer: answers.anotherAccount === YES,
        details: some(answers.anotherAccountDetails),
      },
      controlAccount:
        answers.controlAccount === SOMEBODY_ELSE
          ? { answer: SOMEBODY_ELSE, name: answers.controlName, date: answers.controlDate }
          : { answer: '1' },
    },
  };
}

/** R3.3.13. */
export const financialDetailOf = (answers: BusinessAnswers): Application['financialDetail'] => ({
  monthlyDepositAmount: answers.deposit,
  monthlyDepositAmountCurrencyCode: answers.depositCurrency,
  monthlyWithdrawalAmount: answers.withdrawal,
  monthlyWithdrawalAmountCurrencyCode: answers.withdrawalCurrency,
  sourceIds: answers.sources.map(Number),
  sourceSpecifications: answers.sourceNotes,
  purposeIds: answers.purposes.map(Number),
  purposeSpecifications: answers.purposeNotes,
  industry: answers.industry,
  industrySpecification: some(answers.industryNote),
});

export const dueDiligenceOf = (answers: BusinessAnswers): Application['dueDiligence'] => ({
  government: answers.government === YES,
  governmentDetails: some(answers.governmentDetails),
  lawsuits: answers.lawsuits === YES,
  lawsuitsDetails: some(answers.lawsuitsDetails),
  taxPayers: answers.taxPayers === YES,
  taxPayersDetails: some(answers.taxPayersDetails),
});

export const legalInformationOf = (answers: BusinessAnswers): Application['legalInformation'] => ({
  legalForm: answers.legalForm,
  isFinancialInstitution: answers.isFinancialInstitution === YES,
  regulator: some(answers.regulator),
  licenceNumber: some(answers.licenceNumber),
});
