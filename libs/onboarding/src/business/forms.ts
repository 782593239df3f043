import type { BusinessForm } from './business-form';
import { COMPANY_FORMS } from './company/forms';
import { OWNERS_FORM } from './owners/form';
import { DIRECTORS_FORM } from './people/directors/form';
import { COMPANIES_FORM } from './people/list/companies';
import { PEOPLE_FORM } from './people/list/people';
import { USERS_FORM } from './people/users/form';
import { SHAREHOLDERS_FORM } from './shareholders/form';

/** The ten forms, in the order of the hub. */
export const FORMS: readonly BusinessForm[] = [
  ...COMPANY_FORMS,
  DIRECTORS_FORM,
  SHAREHOLDERS_FORM,
  OWNERS_FORM,
  USERS_FORM,
  PEOPLE_FORM,
  COMPANIES_FORM,
];
