import { Users } from 'lucide-react';
import type { BusinessForm } from '../../business-form';
import { peopleProblems } from './party-problems';
import { PeopleTold } from './told';

/** Persons, entered once (R3.3.26). */
export const PEOPLE_FORM: BusinessForm = {
  id: 'personForm',
  place: 'people',
  group: 'once',
  title: 'onboarding.people.title',
  icon: Users,
  problems: peopleProblems,
  isBegun: ({ persons }) => persons.length > 0,
  Told: PeopleTold,
  load: () => import('./people-form'),
};
