import { CHECK } from '../company/plan';

/** Where something is mended: a form by its place in the address, and search parameters beside it. */
export interface MendedAt {
  form: string;
  to: Readonly<Record<string, string>>;
}

const question = (form: string, q: string): MendedAt => ({ form, to: { q } });

/** What is entered by questions, by the field or the object around it. */
export const MENDED_BY_QUESTION: Readonly<Record<string, MendedAt>> = {
  'company.name': question('general', 'names'),
  'company.tradingName': question('general', 'names'),
  'company.registrationCountryCode': question('general', 'registration'),
  'company.registrationNumber': question('general', 'registration'),
  'company.registrationDate': question('general', 'registration'),
  'company.businessTaxId': question('general', 'registration'),
  'company.email': question('general', 'email'),
  'company.phone': question('general', 'phone'),
  'company.registrationAddress': question('general', 'address'),
  'company.businessAddress': question('general', 'business-address'),
  'company.description': question('general', 'description'),
  'company.website': question('general', 'description'),
  'company.additionalQuestionAnswers.businessAnotherAccount': question('money', 'another-account'),
  'company.additionalQuestionAnswers.controlAccount': question('legal', 'control'),
  'financialDetail.industry': question('money', 'industry'),
  'financialDetail.industrySpecification': question('money', 'industry'),
  'financialDetail.monthlyDepositAmount': question('money', 'monthly'),
  'financialDetail.monthlyDepositAmountCurrencyCode': question('money', 'monthly'),
  'financialDetail.monthlyWithdrawalAmount': question('money', 'monthly'),
  'financialDetail.monthlyWithdrawalAmountCurrencyCode': question('money', 'monthly'),
  'financialDetail.sourceIds': question('money', 'sources'),
  'financialDetail.sourceSpecifications': question('money', 'sources'),
  'financialDetail.purposeIds': question('money', 'purposes'),
  'financialDetail.purposeSpecifications': question('money', 'purposes'),
  'dueDiligence.government': question('due-diligence', 'government'),
  'dueDiligence.governmentDetails': question('due-diligence', 'government'),
  'dueDiligence.lawsuits': question('due-diligence', 'lawsuits'),
  'dueDiligence.lawsuitsDetails': question('due-diligence', 'lawsuits'),
  'dueDiligence.taxPayers': question('due-diligence', 'tax-payers'),
  'dueDiligence.taxPayersDetails': question('due-diligence', 'tax-payers'),
  'legalInformation.legalForm': question('legal', 'legal-form'),
  'legalInformation.isFinancialInstitution': question('legal', 'financial-institution'),
  'legalInformation.regulator': question('legal', 'financial-institution'),
  'legalInformation.licenceNumber': question('legal', 'financial-institution'),
  authorizedCompanyRepresentative: question('legal', 'representative'),
  agreements: question(CHECK, 'agreements'),
};

const list = (form: string): MendedAt => ({ form, to: {} });
/** A sheet of a form: of one person, one company, one part. */
const sheet = (form: string, open: string, id: string): MendedAt => ({ form, to: { open, id } });

/** What is entered about parties: by the first name of the path, from the names behind it. */
const PARTIES: Readonly<Record<string, (first?: string, second?: string) => MendedAt>> = {
  directors: () => list('directors'),
  shareholders(company, holder) {
    if (company === undefined) return list('shareholders');
    const isLevel = holder === undefined || holder === 'directors';
    return isLevel
      ? { form: 'shareholders', to: { at: company } }
      : sheet('shareholders', 'part', `${company}.${holder}`);
  },
  ultimateBeneficiaryOwners: () => list('owners'),
  users: (person) => (person === undefined ? list('users') : sheet('users', 'user', person)),
  // The sources of funds are asked with the shares (R3.5.7).
  personList: (person, field) =>
    person === undefined
      ? list('people')
      : sheet(field === 'sourcesOfFunds' ? 'shareholders' : 'people', 'person', person),
  companyList: (company) => (company === undefined ? list('companies') : sheet('companies', 'company', company)),
};

/** @param field as the bank names it, by its path: `company.phone.number` @returns null for a field that no form asks */
export function placeOf(field: string): MendedAt | null {
  const names = field.split('.');
  const [part = '', first, second] = names;
  const party = PARTIES[part];
  if (party) return party(first, second);
  for (let length = names.length; length > 0; length -= 1) {
    const known = MENDED_BY_QUESTION[names.slice(0, length).join('.')];
    if (known) return known;
  }
  return null;
}
