// Rules: R1.2.38, R3.3.25, R0.25.
import { NOTHING_SAID } from '../answers';
import { ALL_SAID } from '../check/test-answers';
import { COMPANY_FORMS } from './forms';

const TODAY = '2026-11-25';

test.each(COMPANY_FORMS)('$id: nothing is missing of a company that said everything', (form) => {
  expect(form.problems(ALL_SAID, TODAY)).toEqual([]);
  expect(form.isBegun(ALL_SAID)).toBe(true);
});

test.each([
  ['generalForm', ['names', 'registration', 'email', 'phone', 'address', 'works-there', 'description']],
  ['financialInfoForm', ['industry', 'monthly', 'sources', 'purposes', 'another-account']],
  ['dueDilligenceForm', ['government', 'lawsuits', 'tax-payers']],
  ['legalForm', ['legal-form', 'financial-institution', 'representative', 'control']],
])('%s: before the first answer every question is missing, with the way to it', (id, questions) => {
  const form = COMPANY_FORMS.find((one) => one.id === id);
  const problems = form?.problems(NOTHING_SAID, TODAY) ?? [];
  expect(problems.map(({ kind, to }) => [kind, to])).toEqual(questions.map((q) => ['missing', { q }]));
  expect(form?.isBegun(NOTHING_SAID)).toBe(false);
});

test.each([
  ['another address', { worksThere: 'false' }, 'business-address', 'onboarding.general.businessAddress'],
  ['a tax number that the page lost', { taxIds: {} }, 'registration', 'onboarding.general.taxIdAgain'],
  [
    'a representative who was taken out',
    { representative: 'p77' },
    'representative',
    'onboarding.legal.representative',
  ],
])('%s is asked for', (_what, some, id, text) => {
  const problems = COMPANY_FORMS.flatMap((form) => form.problems({ ...ALL_SAID, ...some }, TODAY));
  expect(problems).toEqual([{ id, kind: 'missing', text, to: { q: id } }]);
});
