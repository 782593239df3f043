// Rules: R0.171.
import { EMAIL_PATTERN } from './email-pattern';

test.each([
  'ana@bank.test',
  "o'brien+b@mail.bank.test",
  'a.b_c-d@x-y.co',
  'josé@correo.es',
  'пошта@пошта.укр',
  '田中@例え.jp',
])('%s has the form of an address', (email) => expect(EMAIL_PATTERN.test(email)).toBe(true));

test.each([
  ...['ana@bank', 'ana bank@x.test', '@x.test', 'ana@.test', 'a@b@c.test'],
  ...[
    'an\u200ba@x.test',
    'ana@x\u200b.test',
    'ana\u0007@x.test',
    'ana@x.te\u0007st',
    'an\u00ada@x.test',
    '\ufeffana@x.test',
  ],
  ...['a\u200cb@x.test', '\u202eana@x.test', 'an\u3164a@x.test', 'ana\u2800@x.test'],
  ...['ana,ben@x.test', 'ana@x.test,ben@y.test', 'ana@x.test;ben', '<ana@x.test>', 'ana@x.test\n', '"ana"@x.test'],
  ...['ａｎａ@x.test', 'ana@ｘ.test', 'ana＠x.test'],
])('%j has not', (email) => {
  expect(EMAIL_PATTERN.test(email)).toBe(false);
});
