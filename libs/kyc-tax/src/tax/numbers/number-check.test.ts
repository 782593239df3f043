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
])('a number of a person in %s: %s fits and %s does not', async (country, right, wrong) => {
  const check = await numberCheck(country, 'tinPersonal');
  expect(check?.(right)).toBe(true);
  expect(check?.(wrong)).toBe(false);
});

test.each([
  ['RO', '18547290', '18547291'],
  ['PT', '501 964 843', '501 964 842'],
  ['ES', 'A13585625', 'A13585626'],
  ['PL', '856-734-62-15', '856-734-62-16'],
  ['FR', '552 008 443', '552 008 444'],
  ['DE', '181/815/08155', '181/815'],
])('a number of a company in %s: %s fits and %s does not', async (country, right, wrong) => {
  const check = await numberCheck(country, 'tinBusiness');
  expect(check?.(right)).toBe(true);
  expect(check?.(wrong)).toBe(false);
});

test('of a country without a check nothing is said', async () => {
  expect(await numberCheck('VN', 'tinPersonal')).toBeNull();
  expect(numberHelp('VN', 'tinBusiness')).toBeNull();
});

test('whoever is helped to find a number is asked for it by its own name', () => {
  for (const code of ['RO', 'PT', 'ES', 'UA', 'PL', 'US', 'DE', 'GB', 'FR', 'IT']) {
    expect(numberHelp(code, 'tinPersonal')?.office).not.toBe('');
    expect(numberHelp(code, 'tinBusiness')?.paper).toBeUndefined();
    expect(taxCountry(code).tinPersonal.required).toBe(true);
  }
});
