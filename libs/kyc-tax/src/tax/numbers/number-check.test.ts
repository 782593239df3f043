// Rules: R3.9.8.
import { taxCountry } from '@bank/protocol/tax-countries';
import { numberCheck } from './number-check';
import { numberHelp } from './number-help';

test.each([
  ['RO', '1630615123457', '1630615123458'],
  ['PT', '501 964 843', '501 964 842'],
  ['ES', '54362315K', '54362315Z'],
  ['UA', '1759013776', '1759013770'],
  ['PL', '44051401359', '44051401358'],
])('a number of %s: %s fits and %s does not', async (country, right, wrong) => {
  const check = await numberCheck(country);
  expect(check?.(right)).toBe(true);
  expect(check?.(wrong)).toBe(false);
});

test('of a country without a check nothing is said', async () => {
  expect(await numberCheck('VN')).toBeNull();
  expect(numberHelp('VN')).toBeNull();
});

test('whoever is helped to find a number is asked for it by its own name', () => {
  for (const code of ['RO', 'PT', 'ES', 'UA', 'PL', 'US', 'DE', 'GB', 'FR', 'IT']) {
    expect(numberHelp(code)?.office).not.toBe('');
    expect(taxCountry(code).tinPersonal.required).toBe(true);
  }
});
