import { type BusinessAnswers, levelOf, nameOf, ROOT } from '../../answers';
import type { Problem } from '../../business-form';
import { personsIn } from '../party';
import { isUnderage } from '../person/person-rules';

/** R3.5.5: the company that applies has a director, and a director is of age. */
export function directorsProblems(answers: BusinessAnswers, today: string): readonly Problem[] {
  const directors = personsIn(answers, levelOf(answers, ROOT).directors);
  if (directors.length === 0)
    return [{ id: 'none', kind: 'missing', text: 'onboarding.directors.missing', to: { open: 'add' } }];
  return directors
    .filter((person) => isUnderage(person, today))
    .map(({ id }) => ({
      id: `young.${id}`,
      kind: 'wrong',
      text: 'onboarding.people.young',
      values: { name: nameOf(answers, id) },
      to: { open: 'person', id },
    }));
}
