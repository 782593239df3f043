import { type BusinessAnswers, nameOf } from '../../answers';
import type { Problem } from '../../business-form';
import { usesOf } from '../party';
import { isWholeCompany, isWholePerson } from '../person/person-rules';
import { sameCompanyProblems, samePersonProblems } from './same-problems';

/** What is left of one who is entered: what the bank needs to know, and a place. @param open the sheet of it */
function partyProblems(answers: BusinessAnswers, id: string, open: string, isWhole: boolean): Problem[] {
  const values = { name: nameOf(answers, id) };
  const problems: Problem[] = [];
  if (!isWhole)
    problems.push({ id: `needs.${id}`, kind: 'wrong', text: 'onboarding.people.needs', values, to: { open, id } });
  // A person who stands nowhere is asked about: they belong in a form, or were entered by mistake.
  if (usesOf(answers, id).length === 0)
    problems.push({
      id: `unused.${id}`,
      kind: 'missing',
      text: 'onboarding.people.unusedNamed',
      values,
      to: { open: 'remove', id },
    });
  return problems;
}

/** R3.3.26: persons. */
export const peopleProblems = (answers: BusinessAnswers, today: string): readonly Problem[] => [
  ...answers.persons.flatMap((one) => partyProblems(answers, one.id, 'person', isWholePerson(one, today))),
  ...samePersonProblems(answers),
];

/** R3.3.26: companies that hold a part of another. */
export const companiesProblems = (answers: BusinessAnswers): readonly Problem[] => [
  ...answers.companies.flatMap((one) => partyProblems(answers, one.id, 'company', isWholeCompany(one))),
  ...sameCompanyProblems(answers),
];
