// Rules: R0.131, R3.9.8.
import { isTaxDummy } from '@bank/kit';
import { taxCountry } from '@bank/protocol/tax-countries';
import { CHECKED, numberCheck } from './number-check';
import { numberHelp } from './number-help';
import type { Variant } from './variant';

const VARIANTS: readonly Variant[] = ['tinPersonal', 'tinBusiness'];

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

// R0.131. Dummies have no digit, or repeat one character: these are all of them that a check could take.
test('no number that a country’s own check takes is called a dummy, except zeros', async () => {
  const taken: string[] = [];
  for (const variant of VARIANTS)
    for (const code of CHECKED[variant]) {
      const check = await numberCheck(code, variant);
      for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789')
        for (let length = 1; length <= 18; length++) {
          const number = character.repeat(length);
          if (check?.(number) === true && isTaxDummy(number, code, variant)) taken.push(`${code} ${number}`);
        }
    }
  // Its check digits fit, and the tax office of Brazil gives out none of them.
  expect(taken.filter((one) => !/^BR (\d)\1{10}$/.test(one))).toEqual([]);
});

test.each([
  ...['1630615123457', '501 964 843', '54362315K', '1759013776', '44051401359', '18547290', 'A13585625'],
  ...['856-734-62-15', '552 008 443', '181/815/08155'],
])('%s, an example of a number, is no dummy', (number) => {
  for (const code of CHECKED.tinPersonal)
    for (const variant of VARIANTS) expect(isTaxDummy(number, code, variant)).toBe(false);
});
