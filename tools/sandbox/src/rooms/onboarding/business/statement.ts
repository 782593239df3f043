import type { Application } from './applicant';

// The tables keep ids of the dictionaries, and null where nothing was said. What /company shows has the names that the room profile reads.

const text = (typed: string | undefined): string | null => typed?.trim() || null;

/** R3.3.13, as /company shows it. */
export const detailOf = ({ financialDetail: stated }: Application) => ({
  monthlyDepositAmount: stated.monthlyDepositAmount,
  monthlyDepositCurrencyCode: stated.monthlyDepositAmountCurrencyCode,
  monthlyWithdrawalAmount: stated.monthlyWithdrawalAmount,
  monthlyWithdrawalCurrencyCode: stated.monthlyWithdrawalAmountCurrencyCode,
  sourceIds: [...new Set(stated.sourceIds)],
  purposeIds: [...new Set(stated.purposeIds)],
  sourceSpecifications: stated.sourceSpecifications,
  purposeSpecifications: stated.purposeSpecifications,
  industry: stated.industry,
  industrySpecification: text(stated.industrySpecification),
});

/** R3.3.11. */
export function answersOf({ company }: Application) {
  const { businessAnotherAccount, controlAccount } = company.additionalQuestionAnswers;
  return [
    {
      id: 'businessAnotherAccount',
      answer: businessAnotherAccount.answer,
      details: text(businessAnotherAccount.details),
    },
    {
      id: 'controlAccount',
      answer: controlAccount.answer,
      name: text(controlAccount.name),
      date: controlAccount.date ?? null,
    },
  ];
}

export const dueDiligenceOf = ({ dueDiligence: stated }: Application) => ({
  government: stated.government,
  governmentDetails: text(stated.governmentDetails),
  lawsuits: stated.lawsuits,
  lawsuitsDetails: text(stated.lawsuitsDetails),
  taxPayers: stated.taxPayers,
  taxPayersDetails: text(stated.taxPayersDetails),
});

export const legalInformationOf = ({ legalInformation: stated }: Application) => ({
  legalForm: stated.legalForm,
  isFinancialInstitution: stated.isFinancialInstitution,
  regulator: text(stated.regulator),
  licenceNumber: text(stated.licenceNumber),
});

/** What is said of people and companies, and the page that sent it. */
export const statementOf = ({
  personList,
  companyList,
  authorizedCompanyRepresentative,
  directors,
  shareholders,
  ultimateBeneficiaryOwners,
  users,
  device,
}: Application) => ({
  personList,
  companyList,
  authorizedCompanyRepresentative,
  directors,
  shareholders,
  ultimateBeneficiaryOwners,
  users,
  device,
});
