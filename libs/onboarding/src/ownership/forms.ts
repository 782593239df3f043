import type { BusinessForm } from '../business/business-form';
import { OWNERS_FORM } from '../business/owners/form';
import { COMPANIES_FORM } from '../business/people/list/companies';
import { PEOPLE_FORM } from '../business/people/list/people';
import { SHAREHOLDERS_FORM } from '../business/shareholders/form';

/** The forms of registering that ask who holds a company, in the order of the hub. */
export const OWNERSHIP_FORMS: readonly BusinessForm[] = [SHAREHOLDERS_FORM, OWNERS_FORM, PEOPLE_FORM, COMPANIES_FORM];
