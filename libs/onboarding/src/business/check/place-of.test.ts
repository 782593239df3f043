// Rules: R1.2.38, R3.3.25.
import { GENERAL } from '../company/general/general-questions';
import { DUE_DILIGENCE } from '../company/due-diligence/due-diligence-questions';
import { LEGAL } from '../company/legal/legal-questions';
import { MONEY } from '../company/money/money-questions';
import { CHECK } from '../company/plan';
import { FORMS } from '../forms';
import { MENDED_BY_QUESTION, placeOf } from './place-of';

test.each([
  ['company.name', 'general', { q: 'names' }],
  ['company.registrationDate', 'general', { q: 'registration' }],
  ['company.businessTaxId', 'general', { q: 'registration' }],
  ['company.email', 'general', { q: 'email' }],
  ['company.phone.number', 'general', { q: 'phone' }],
  ['company.registrationAddress.stateCode', 'general', { q: 'address' }],
  ['company.businessAddress.city', 'general', { q: 'business-address' }],
  ['company.website', 'general', { q: 'description' }],
  ['company.additionalQuestionAnswers.businessAnotherAccount.details', 'money', { q: 'another-account' }],
  ['company.additionalQuestionAnswers.controlAccount.date', 'legal', { q: 'control' }],
  ['financialDetail.monthlyWithdrawalAmountCurrencyCode', 'money', { q: 'monthly' }],
  ['financialDetail.sourceSpecifications.4', 'money', { q: 'sources' }],
  ['financialDetail.purposeIds', 'money', { q: 'purposes' }],
  ['financialDetail.industrySpecification', 'money', { q: 'industry' }],
  ['dueDiligence.lawsuitsDetails', 'due-diligence', { q: 'lawsuits' }],
  ['dueDiligence.taxPayersDetails', 'due-diligence', { q: 'tax-payers' }],
  ['legalInformation.licenceNumber', 'legal', { q: 'financial-institution' }],
  ['authorizedCompanyRepresentative', 'legal', { q: 'representative' }],
  ['directors', 'directors', {}],
  ['shareholders', 'shareholders', {}],
  ['shareholders.root', 'shareholders', { at: 'root' }],
  ['shareholders.c1.directors', 'shareholders', { at: 'c1' }],
  ['shareholders.c1.p2', 'shareholders', { open: 'part', id: 'c1.p2' }],
  ['ultimateBeneficiaryOwners.p2', 'owners', {}],
  ['users', 'users', {}],
  ['users.p2', 'users', { open: 'user', id: 'p2' }],
  ['personList.p2.birthday', 'people', { open: 'person', id: 'p2' }],
  ['personList.p2.sourcesOfFunds.4', 'shareholders', { open: 'person', id: 'p2' }],
  ['companyList.c1.registrationNumber', 'companies', { open: 'company', id: 'c1' }],
  ['agreements', 'check', { q: 'agreements' }],
] as const)('%s is mended in %s', (field, form, to) => {
  expect(placeOf(field)).toEqual({ form, to });
});

test.each(['captcha', 'device.screen', 'company.somethingNew', ''])('nothing asks for "%s"', (field) => {
  expect(placeOf(field)).toBeNull();
});

const QUESTIONS: Readonly<Record<string, readonly { id: string }[]>> = {
  ...{ general: GENERAL, money: MONEY, 'due-diligence': DUE_DILIGENCE, legal: LEGAL },
};

test.each(Object.entries(QUESTIONS))('every question of %s can be refused, and is found again', (form, questions) => {
  const found = Object.keys(MENDED_BY_QUESTION).map((field) => placeOf(field));
  const asked = found.flatMap((place) => (place?.form === form ? [place.to['q']] : []));
  // Nobody can answer "does it work there" wrongly.
  expect([...new Set(asked)].sort()).toEqual(
    questions
      .map(({ id }) => id)
      .filter((id) => id !== 'works-there')
      .sort(),
  );
});

test('every place is one of the ten forms, or the last look', () => {
  const places = [...FORMS.map(({ place }) => place), CHECK];
  for (const { form } of Object.values(MENDED_BY_QUESTION)) expect(places).toContain(form);
  for (const list of ['directors', 'shareholders', 'ultimateBeneficiaryOwners', 'users', 'personList', 'companyList'])
    expect(places).toContain(placeOf(list)?.form);
});
