// Rules: R2.5.6, R2.9.8.
import { binInfo } from './bins';

test.each([
  ['424242', '424242', 'Nordufer Bank', 'DE'],
  ['4242 42', '424242', 'Nordufer Bank', 'DE'],
  [' 4 2 4 2 4 2 ', '424242', 'Nordufer Bank', 'DE'],
  ['4242 4242 4242 4242', '424242', 'Nordufer Bank', 'DE'],
  ['4242\u00a04299', '424242', 'Nordufer Bank', 'DE'],
  ['400000', '400000', 'Banco Ribera', 'ES'],
  ['5500 0099', '550000', 'Northlake Credit', 'US'],
  // Blocked for payouts, and known all the same.
  ['5300 00', '530000', 'Quickload Prepaid', 'DE'],
])('"%s" is looked up by %s: %s', (typed, binNumber, issuer, countryCode) => {
  expect(binInfo(typed)).toMatchObject({ binNumber, issuer, countryCode, valid: true });
});

test.each([
  ['', ''],
  ['42424', '42424'],
  ['4242 4', '42424'],
  ['424243', '424243'],
  ['999999', '999999'],
  ['042424 2', '042424'],
  ['constructor', 'constr'],
  ['Ⅳ24242', 'Ⅳ24242'],
])('"%s" names no issuer', (typed, binNumber) => {
  expect(binInfo(typed)).toMatchObject({ binNumber, issuer: '', countryCode: '', valid: false });
});
