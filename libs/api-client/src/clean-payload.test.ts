// Rules: R1.5.9.
import fc from 'fast-check';
import { ApiFailure, cleanPayload } from './index';

// D02, R0.14.
test.each([
  ['5', 5],
  ['-5', -5],
  ['0', 0],
  ['1.5', 1.5],
  ['0.00001', 0.00001],
  ['1.10', '1.10'],
  ['0123', '0123'],
  ['-0', '-0'],
  ['1e5', '1e5'],
  ['12345678901234567890', '12345678901234567890'],
  ['0.0000001', '0.0000001'],
  ['Infinity', 'Infinity'],
  ['', ''],
  [' 5', ' 5'],
  ['5 EUR', '5 EUR'],
])('%p becomes %p', (value, expected) => {
  expect(cleanPayload({ value })).toEqual({ value: expected });
});

const KEPT = [
  'approvalCode',
  'code',
  'otp',
  'pin',
  'pinRepeat',
  'password',
  'passwordNew',
  'taxId',
  'phone',
  'phoneNumber',
  'cardNumber',
  'bankAccountNumber',
  'iban',
  'address',
  'address1',
  'bankAddress',
  'firstName',
  'name',
  'description',
  'postalCode',
  'trxid',
  'codeVerifier',
  'refreshToken',
];

test.each(KEPT)('the digits of %s stay text', (field) => {
  expect(cleanPayload({ [field]: '123456' })).toEqual({ [field]: '123456' });
});

test('only what prints back the same changes, and excluded fields never do', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.double().map(String),
        fc.bigInt().map(String),
        fc.stringMatching(/^-?\d{1,22}(\.\d{1,9})?$/),
      ),
      fc.constantFrom('amount', 'accountId', 'pageNumber', ...KEPT),
      (value, field) => {
        const cleaned = cleanPayload({ [field]: value })[field];
        expect(String(cleaned)).toBe(value);
        if (KEPT.includes(field)) expect(typeof cleaned).toBe('string');
      },
    ),
    { numRuns: 10_000 },
  );
});

test('nothing, undefined and NaN are dropped, also deeper down', () => {
  expect(
    cleanPayload({ a: null, b: undefined, c: Number.NaN, d: false, e: { f: null, g: '7', name: '7' }, h: ['1', null] }),
  ).toEqual({
    d: false,
    e: { g: 7, name: '7' },
    h: [1],
  });
});

test.each(['amount', 'toAmount', 'fee', 'percentage'])('a NaN in %s stops the submission', (field) => {
  expect(() => cleanPayload({ [field]: Number.NaN })).toThrow(ApiFailure);
  expect(() => cleanPayload({ deeper: [{ [field]: Number.NaN }] })).toThrow(ApiFailure);
});
