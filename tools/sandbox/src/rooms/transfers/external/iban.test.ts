// Rules: R2.7.94, D20.
import fc from 'fast-check';
import { ibanCountry, isIban } from './iban';

const GOOD = {
  DE: 'DE89370400440532013000',
  GB: 'GB29NWBK60161331926819',
  FR: 'FR1420041010050500013M02606',
  RO: 'RO49AAAA1B31007593840000',
  UA: 'UA213223130000026007233566001',
  NO: 'NO9386011117947',
  MT: 'MT84MALT011000012345MTLCAST001S',
  BR: 'BR1800360305000010009795493C1',
};

test.each(Object.entries(GOOD))('%s: %s', (country, iban) => {
  expect(isIban(iban, country)).toBe(true);
  expect(isIban(iban.replace(/(.{4})/g, '$1 ').toLowerCase(), country)).toBe(true);
  expect(isIban(iban, country === 'DE' ? 'AT' : 'DE')).toBe(false);
  expect(isIban(iban.slice(0, -1), country)).toBe(false);
});

test('territories have the IBANs of the country that issues them', () => {
  expect(isIban(GOOD.FR, 'RE')).toBe(true);
  expect(isIban(GOOD.GB, 'JE')).toBe(true);
  expect(ibanCountry('US')).toBeNull();
});

test('a slip of one digit, and two neighbours that changed places, are caught', () => {
  const place = fc.integer({ min: 4, max: 21 });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(GOOD.DE[at]) + by) % 10;
      expect(isIban(`${GOOD.DE.slice(0, at)}${digit}${GOOD.DE.slice(at + 1)}`, 'DE')).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 20 }), (at) => {
      fc.pre(GOOD.DE[at] !== GOOD.DE[at + 1]);
      const swapped = `${GOOD.DE.slice(0, at)}${GOOD.DE[at + 1]}${GOOD.DE[at]}${GOOD.DE.slice(at + 2)}`;
      expect(isIban(swapped, 'DE')).toBe(false);
    }),
  );
});
