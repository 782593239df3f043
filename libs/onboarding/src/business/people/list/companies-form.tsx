import { useAnswers } from '../../answers';
import { CompanySheet } from '../company/company-sheet';
import { PartyListForm } from './party-list-form';
import { companiesProblems } from './party-problems';

/** Every other company that is entered. */
export function Form() {
  const answers = useAnswers();
  return (
    <PartyListForm
      kind="company"
      ids={answers.companies.map(({ id }) => id)}
      problems={companiesProblems(answers)}
      title="onboarding.companies.others"
      help="onboarding.companies.help"
      add="onboarding.companies.add"
      empty="onboarding.companies.none"
      Sheet={CompanySheet}
    />
  );
}
