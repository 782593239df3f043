// Rules: R2.7.30.
import type { ExtraParam } from '@bank/protocol/extra-params';
import fc from 'fast-check';
import { sampleExtraParam as param } from '../testing';
import { askedFields, extraAnswers, extraProblem, nothingEntered, plainAnswer } from './rules';

const option = (value: string, extraParams: readonly ExtraParam[] = []) => ({ value, label: value, extraParams });
const nested = [
  param('how', {
    kind: 'select',
    options: [
      option('post'),
      option('courier', [param('firm', { kind: 'select', options: [option('x', [param('number')]), option('y')] })]),
    ],
  }),
  param('last'),
];
const namesOf = (values: Record<string, string>) => askedFields(nested, values).map(({ name }) => name);

test.each([
  [{}, ['how', 'last']],
  [{ how: 'post' }, ['how', 'last']],
  [{ how: 'courier' }, ['how', 'firm', 'last']],
  [{ how: 'courier', firm: 'x' }, ['how', 'firm', 'number', 'last']],
  [{ how: 'post', firm: 'x' }, ['how', 'last']],
])('with %j it asks for %j', (values, names) => expect(namesOf(values)).toEqual(names));

test.each([
  ['a required field that is empty', param('a'), ' ', 'kit.extra.missing'],
  ['an optional one', param('a', { isRequired: false }), '', null],
  ['three of four digits', param('a', { kind: 'digits', minLength: 4, maxLength: 4 }), '123', 'kit.extra.exactly'],
  ['letters for digits', param('a', { kind: 'digits' }), '12a4', 'kit.field.invalid'],
  ['too short', param('a', { minLength: 3 }), 'ab', 'kit.extra.tooShort'],
  ['too long', param('a', { maxLength: 3 }), 'abcd', 'kit.extra.tooLong'],
  ['no address', param('a', { kind: 'email' }), 'ana@', 'kit.field.invalid'],
  ['no day', param('a', { kind: 'date' }), '1.2.2026', 'kit.field.invalid'],
  ['not an option', param('a', { kind: 'select', options: [option('x')] }), 'y', 'kit.field.invalid'],
  ['against the pattern', param('a', { pattern: '[A-Z]{2}' }), 'A1', 'kit.field.invalid'],
  ['with the pattern as a whole', param('a', { pattern: 'A|B' }), 'AB', 'kit.field.invalid'],
  ['a pattern that nobody can read', param('a', { pattern: '[' }), 'x', null],
  [
    'neither an address nor a phone',
    param('a', { kind: 'emailOrPhone', pattern: 'A|B' }),
    'C',
    'kit.extra.emailOrPhone',
  ],
  ['one of them', param('a', { kind: 'emailOrPhone', pattern: 'A|B' }), 'B', null],
  ['a box that was not ticked', param('a', { kind: 'checkbox' }), '', 'kit.extra.mustTick'],
  ['a box that was', param('a', { kind: 'checkbox' }), 'true', null],
])('%s', (_what, field, value, message) => {
  const problem = extraProblem(field, value);
  if (message === null) expect(problem).toBeNull();
  else expect(problem).toContain(message);
});

test.each([
  ['digits', '20-15 75', '201575'],
  ['emailOrPhone', '+1 (416) 555-01.01', '+14165550101'],
  ['emailOrPhone', 'a-b.c@x-y.test', 'a-b.c@x-y.test'],
  ['text', 'a - b', 'a - b'],
] as const)('of %s, what people write between the digits of %j is not looked at', (kind, answer, plain) =>
  expect(plainAnswer(kind, answer)).toBe(plain),
);

test('only what is asked for goes to the bank', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('how', 'firm', 'number', 'last', 'other'), fc.string()), (values) => {
      const asked = namesOf(values);
      for (const [name, value] of Object.entries(extraAnswers(nested, values))) {
        expect(asked).toContain(name);
        expect(value).toBe(values[name]?.trim());
      }
    }),
  );
  expect(extraAnswers(nested, { how: 'post', firm: 'x', last: ' z ' })).toEqual({ how: 'post', last: 'z' });
});

test('a form knows every field, however deep', () => {
  expect(nothingEntered(nested)).toEqual({ how: '', firm: '', number: '', last: '' });
});
