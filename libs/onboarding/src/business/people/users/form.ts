import { KeyRound } from 'lucide-react';
import type { BusinessForm } from '../../business-form';
import { Told } from './told';
import { usersProblems } from './users-problems';

/** Who may log in for the company (R3.5.1). */
export const USERS_FORM: BusinessForm = {
  id: 'usersHub',
  place: 'users',
  group: 'people',
  title: 'onboarding.users.title',
  icon: KeyRound,
  problems: usersProblems,
  isBegun: ({ users }) => users.length > 0,
  Told,
  load: () => import('./users-form'),
};
