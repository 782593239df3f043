// Rules: R2.7.160, R2.7.165.
import { bankPayee, personPayee } from './testing/sample-payee';
import { detailOf, grouped, isFound, payAddress } from './payee-rules';

test.each(['krug', 'KRÜGER', 'de62 3704', 'de623704', 'nordufer', ''])(
  '%s finds a company by name, number or bank',
  (typed) => {
    expect(isFound(bankPayee(), typed)).toBe(true);
  },
);

test('another name finds nothing', () => {
  expect(isFound(bankPayee(), 'greta')).toBe(false);
  expect(isFound(personPayee(), 'nordufer')).toBe(false);
  expect(isFound(personPayee(), 'ben@')).toBe(true);
});

test('an IBAN is read in groups, another number as it stands', () => {
  expect(detailOf(bankPayee())).toBe('DE62 3704 0044 0532 0130 01');
  expect(grouped('31926819')).toBe('31926819');
});

test('a payment starts with the payee, and no account number is in the address', () => {
  expect(payAddress(personPayee())).toBe('/transfer/p2p?to=ben%40personas.test');
  expect(payAddress(bankPayee())).toBe('/transfer/external?payee=k1');
});
