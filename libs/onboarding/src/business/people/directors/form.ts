import { UserCheck } from 'lucide-react';
import { levelOf, ROOT } from '../../answers';
import type { BusinessForm } from '../../business-form';
import { directorsProblems } from './directors-problems';
import { Told } from './told';

/** Who runs the company that applies (R3.5.5). */
export const DIRECTORS_FORM: BusinessForm = {
  id: 'directorsHub',
  place: 'directors',
  group: 'people',
  title: 'onboarding.directors.title',
  icon: UserCheck,
  problems: directorsProblems,
  isBegun: (answers) => levelOf(answers, ROOT).directors.length > 0,
  Told,
  load: () => import('./directors-form'),
};
