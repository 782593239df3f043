import fc from 'fast-check';
import { checkPassword, passwordStrength, type PasswordRule } from './strength';

const email = 'emma.brandt@personas.test';
const broken = (password: string): PasswordRule[] =>
  checkPassword({ password, email }).flatMap(({ rule, isMet }) => (isMet ? [] : [rule]));

test.each<[string, PasswordRule[]]>([
  ['Sandbox-2026!', []],
  ['Aa1!Aa1!Aa', []],
  ['Aa1!Aa1!A', ['length']],
  ['lower and UPPER', []],
  ['only small pears', []],
  ['only small pear', ['variety']],
  ['кофе и ещё раз кофе', []],
  [`Aa1!${'x'.repeat(124)}`, []],
  [`Aa1!${'x'.repeat(125)}`, ['length']],
  ['Emma.Brandt-77', ['notAddress']],
  [`7!${email.toUpperCase()}`, ['notAddress']],
  ['P4ssw0rd!2026', ['notCommon']],
  ['1234567890', ['variety', 'notCommon']],
  ['Welcome-12345', ['notCommon']],
])('%j breaks %j', (password, rules) => {
  expect(broken(password)).toEqual(rules);
});

test('a short name before the @ is no reason to refuse, and without an address there is none to find', () => {
  expect(checkPassword({ password: 'bo-Knows-77', email: 'bo@personas.test' }).every(({ isMet }) => isMet)).toBe(true);
  expect(checkPassword({ password: 'Sandbox-2026!', email: '' }).every(({ isMet }) => isMet)).toBe(true);
});

test.each<[string, number]>([
  ['', 0],
  ['Sandbox', 1],
  ['P4ssw0rd!2026', 1],
  ['Aaaaaaaaa1', 1],
  ['Kraken7777', 1],
  ['Kp7rTmWq2x', 2],
  ['Sandbox-2026!', 3],
  ['Harbour-lamp-93-violet', 4],
])('%j has strength %i of 4', (password, level) => {
  expect(passwordStrength({ password, email })).toBe(level);
});

test('whatever breaks a rule is weak, and one more character never weakens what is allowed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), (password) => {
      const level = passwordStrength({ password, email });
      if (password !== '' && broken(password).length > 0) expect(level).toBe(1);
      if (broken(password).length > 0 || broken(`${password}~`).length > 0) return;
      expect(passwordStrength({ password: `${password}~`, email })).toBeGreaterThanOrEqual(level);
    }),
    { numRuns: 500 },
  );
});
