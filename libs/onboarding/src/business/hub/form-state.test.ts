// Rules: R3.1.1.
import { Building2 } from 'lucide-react';
import { NOTHING_SAID } from '../answers';
import type { BusinessForm, Problem } from '../business-form';
import { formsNow, isDone, nextForm } from './form-state';

const problem = (kind: Problem['kind']): Problem => ({ id: kind, kind, text: 'kit.stated.chooseOne', to: {} });
const form = (isBegun: boolean, kinds: readonly Problem['kind'][], isOptional?: true): BusinessForm => ({
  ...{ id: 'generalForm', place: 'general', group: 'company', title: 'onboarding.hub.company', icon: Building2 },
  problems: () => kinds.map(problem),
  isBegun: () => isBegun,
  ...(isOptional && { isOptional }),
  Told: () => null,
  load: () => Promise.reject(new Error('no form is opened')),
});
const stateOf = (one: BusinessForm) => formsNow([one], NOTHING_SAID, '2026-01-01')[0]?.state;

test.each([
  ['begun and whole', form(true, []), 'done'],
  ['empty and free to be', form(false, [], true), 'none'],
  ['empty and asked', form(false, ['missing']), 'notStarted'],
  ['missing something', form(true, ['confirm', 'missing']), 'missing'],
  ['wrong somewhere', form(true, ['missing', 'wrong']), 'wrong'],
  ['waiting for a yes', form(true, ['confirm']), 'confirm'],
])('a form that is %s', (_what, one, state) => {
  expect(stateOf(one)).toBe(state);
});

test('the way on leads to what was begun before what was not, and nowhere when all is done', () => {
  const forms = formsNow([form(true, []), form(false, ['missing']), form(true, ['wrong'])], NOTHING_SAID, '2026-01-01');
  expect(nextForm(forms)).toBe(forms[2]);
  expect(nextForm(forms.slice(0, 2))).toBe(forms[1]);
  expect(nextForm(forms.slice(0, 1))).toBeNull();
  expect(forms.map(isDone)).toEqual([true, false, false]);
});
