// Rules: R0.131, R1.5.8, R3.5.6, R3.9.8.
import { taxCountry } from '@bank/protocol/tax-countries';
import { type TaxIdIn, tinMissingReason } from '@bank/protocol/tax-personal';
import type { Variant } from '../numbers/variant';
import { answerOf, numberSchema, type NumberValues } from './number-answer';
import { taxIdsOf, UNTAXED, withCountry } from './taxed';

/** Of each kind in the table: asked of both, of people alone, of companies alone, of nobody; with CRS and without; and two outside of it. */
const COUNTRIES = ['RO', 'PT', 'US', 'AE', 'AG', 'AO', 'DZ', 'BY', 'RS', 'VN', 'XK', 'AQ'];
const VARIANTS: readonly Variant[] = ['tinPersonal', 'tinBusiness'];

const NOTHING: NumberValues = { taxId: '', reason: '', explanation: '' };

const cases = COUNTRIES.flatMap((code) => VARIANTS.map((variant) => [code, variant] as const));

/** What leaves the browser for these values. */
const sentOf = (code: string, given: NumberValues): TaxIdIn[] =>
  taxIdsOf({ ...UNTAXED, countries: [code], ...withCountry(UNTAXED, code, answerOf(given)) });

test('the countries differ in what is asked, of whom, and in CRS', () => {
  const kinds = COUNTRIES.map((code) => {
    const { tinPersonal, tinBusiness, crs } = taxCountry(code);
    return [tinPersonal.required, tinBusiness.required, crs].join();
  });
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(5);
});

test.each(cases)('of %s, %s: a number, each reason, and nothing where nothing is asked', (code, variant) => {
  const { required } = taxCountry(code)[variant];
  const schema = numberSchema(required, (typed) => typed === 'N/A');
  const isTaken = (given: Partial<NumberValues>) => schema.safeParse({ ...NOTHING, ...given }).success;
  expect(isTaken({})).toBe(!required);
  expect(isTaken({ taxId: ' 12 ' })).toBe(true);
  expect(isTaken({ taxId: ' N/A ' })).toBe(false);
  for (const reason of tinMissingReason.options) {
    const explanation = reason === 'cannotObtain' ? 'I moved' : '';
    expect(isTaken({ reason, explanation })).toBe(true);
    // What was typed before the reason was chosen stays behind.
    expect(sentOf(code, { taxId: '12', reason, explanation: 'I moved' })).toEqual([
      { countryCode: code, tinMissingReason: reason, ...(explanation !== '' && { tinMissingExplanation: 'I moved' }) },
    ]);
  }
  expect(isTaken({ reason: 'cannotObtain' })).toBe(false);
  expect(sentOf(code, { ...NOTHING, taxId: '12', explanation: 'I moved' })).toEqual([
    { countryCode: code, taxId: '12' },
  ]);
  expect(sentOf(code, NOTHING)).toEqual([{ countryCode: code }]);
});

test.each(['XK', 'AQ'])('a country outside of the table asks for nothing: %s', (code) => {
  expect(taxCountry(code).tinPersonal.required).toBe(false);
  expect(taxCountry(code).tinBusiness.required).toBe(false);
});
