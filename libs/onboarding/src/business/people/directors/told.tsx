import { type BusinessAnswers, levelOf, nameOf, ROOT } from '../../answers';
import { Names } from '../list/names';
import { personsIn } from '../party';

export function Told({ answers }: { answers: BusinessAnswers }) {
  const directors = personsIn(answers, levelOf(answers, ROOT).directors);
  return <Names names={directors.map(({ id }) => nameOf(answers, id))} none="onboarding.people.nobody" />;
}
