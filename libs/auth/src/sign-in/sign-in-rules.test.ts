// Rules: R0.173, R1.5.2.
import { credentialErrors } from './sign-in-rules';

test.each([
  ['', 'auth.signIn.emailMissing'],
  ['ana', 'auth.signIn.emailWrong'],
  ['ana@home', 'auth.signIn.emailWrong'],
  ['ana@home.', 'auth.signIn.emailWrong'],
  ['a na@home.test', 'auth.signIn.emailWrong'],
  ['ana@personas.test', undefined],
  // The bank refuses a domain that no network can know, without a word about the field.
  ['k@xn--a.test', 'auth.signIn.emailWrong'],
  ['k@büro.test', undefined],
])('the address %j is judged as %s', (email, expected) => {
  expect(credentialErrors({ email, password: 'x' }).email).toBe(expected);
});

test('a password may be anything but nothing', () => {
  expect(credentialErrors({ email: 'ana@personas.test', password: '' })).toEqual({
    password: 'auth.signIn.passwordMissing',
  });
  expect(credentialErrors({ email: 'ana@personas.test', password: ' ' })).toEqual({});
});
