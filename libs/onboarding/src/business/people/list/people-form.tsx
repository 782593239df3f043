import { useAnswers } from '../../answers';
import { PersonSheet } from '../person/person-sheet';
import { PartyListForm } from './party-list-form';
import { peopleProblems } from './party-problems';
import { TypeAgain } from './type-again';
import { useToday } from './use-today';

/** Everybody who is entered. */
export function Form() {
  const answers = useAnswers();
  return (
    <PartyListForm
      kind="person"
      ids={answers.persons.map(({ id }) => id)}
      problems={peopleProblems(answers, useToday())}
      title="onboarding.people.title"
      help="onboarding.people.help"
      add="onboarding.people.add"
      empty="onboarding.people.nobody"
      Sheet={PersonSheet}
      notice={<TypeAgain />}
    />
  );
}
