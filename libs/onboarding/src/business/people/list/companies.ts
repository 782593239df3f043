import { Factory } from 'lucide-react';
import type { BusinessForm } from '../../business-form';
import { companiesProblems } from './party-problems';
import { CompaniesTold } from './told';

/** Companies that hold a part of another, entered once (R3.3.26). Many have none. */
export const COMPANIES_FORM: BusinessForm = {
  id: 'companyForm',
  place: 'companies',
  group: 'once',
  title: 'onboarding.companies.others',
  icon: Factory,
  problems: companiesProblems,
  isOptional: true,
  isBegun: ({ companies }) => companies.length > 0,
  Told: CompaniesTold,
  load: () => import('./companies-form'),
};
