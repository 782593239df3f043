import { textOrNull } from '../../../identity/statements/stored';
import type { Application } from './applicant';

/** R3.3.11. */
export function answersOf({ company }: Application) {
  const { businessAnotherAccount, controlAccount } = company.additionalQuestionAnswers;
  return [
    {
      id: 'businessAnotherAccount',
      answer: businessAnotherAccount.answer,
      details: textOrNull(businessAnotherAccount.details),
    },
    {
      id: 'controlAccount',
      answer: controlAccount.answer,
      name: textOrNull(controlAccount.name),
      date: controlAccount.date ?? null,
    },
  ];
}

export const legalInformationOf = ({ legalInformation: stated }: Application) => ({
  legalForm: stated.legalForm,
  isFinancialInstitution: stated.isFinancialInstitution,
  regulator: textOrNull(stated.regulator),
  licenceNumber: textOrNull(stated.licenceNumber),
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
