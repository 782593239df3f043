import type { BusinessAnswers } from '../../answers';
import { Names } from './names';

interface ToldProps {
  answers: BusinessAnswers;
}

export const PeopleTold = ({ answers: { persons } }: ToldProps) => (
  <Names names={persons.map(({ firstName }) => firstName)} none="onboarding.people.nobody" />
);

export const CompaniesTold = ({ answers: { companies } }: ToldProps) => (
  <Names names={companies.map(({ name }) => name)} none="onboarding.companies.none" />
);
