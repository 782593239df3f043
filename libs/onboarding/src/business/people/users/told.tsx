import { type BusinessAnswers, nameOf } from '../../answers';
import { Names } from '../list/names';
import { FULL, knownUsers } from './users-rules';

export function Told({ answers }: { answers: BusinessAnswers }) {
  const users = knownUsers(answers);
  const named = users.some(({ right }) => right === FULL) ? users : [];
  return <Names names={named.map(({ id }) => nameOf(answers, id))} none="onboarding.users.nobody" />;
}
