import { emailOf } from './email-of-token';

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

test('reads whose token it is, in any script', () => {
  expect(emailOf(token({ eml: 'ană@personas.test' }))).toBe('ană@personas.test');
});

test.each([null, '', 'opaque', 'a.b.c', token(5), token({}), token({ eml: 7 })])(
  'a token like %j names nobody',
  (given) => {
    expect(emailOf(given)).toBeNull();
  },
);
