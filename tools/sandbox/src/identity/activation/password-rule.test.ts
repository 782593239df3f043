// Rules: R0.174.
import { passwordProblem } from './password-rule';

test.each([
  ['Sandbox-2026!', null],
  ['Aa1!Aa1!Aa', null],
  ['Aa1!Aa1!A', 'tooShort'],
  [`Aa1!${'x'.repeat(124)}`, null],
  [`Aa1!${'x'.repeat(125)}`, 'tooLong'],
  ['only small pears', null],
  ['only small pear', 'tooSimple'],
  ['Neo.Vidal-1999', 'hasAddress'],
  ['P@ssw0rd!2026', 'tooCommon'],
  ['1234567890', 'tooCommon'],
  ['Welcome-12345', 'tooCommon'],
  // Composed or not, an accent is the same key press.
  ['Contrasen\u0303a-99', 'tooCommon'],
])('the bank says %j is %j', (password, problem) => {
  expect(passwordProblem(password, 'neo.vidal@personas.test')).toBe(problem);
});

test.each(['K@Büro.test-1999', 'K@xn--bro-hoa.test-1999'])('%s has its user’s address in it', (password) => {
  expect(passwordProblem(password, 'k@xn--bro-hoa.test')).toBe('hasAddress');
});
