// Rule: R0.131. The client and the bank tell a number from what only fills its field by rules of their own.
import { isTaxDummy } from '@bank/kit';
import { isTaxDummyAtBank } from '@bank/testing/bank-rules';

const VARIANTS = ['tinPersonal', 'tinBusiness'] as const;

/** Both, so that neither says what the other does not. */
function isDummy(typed: string, country: string, variant: (typeof VARIANTS)[number]): boolean {
  const said = isTaxDummy(typed, country, variant);
  expect([typed, country, variant, isTaxDummyAtBank(typed, country, variant)]).toEqual([typed, country, variant, said]);
  return said;
}

const WORDS =
  'N/A n.a. NA NONE none NULL nil NO TBD TBA unknown XXX x - -- . ? … _ / — ninguno ninguna no-tengo s/n desconocido ' +
  'niciunul nimic nu necunoscut нет Нет. отсутствует неизвестно н/д немає відсутній невідомо nenhum nenhuma não sem-número';

test.each([...WORDS.split(' '), 'no tengo', 'not applicable', 'Keine', '無', ' - ', 'N / A'])(
  '%j is no number in any country',
  (typed) => {
    for (const country of ['CY', 'ES', 'DE', 'RO', 'US', 'CL', 'NA', 'NO', 'XK'])
      for (const variant of VARIANTS) expect(isDummy(typed, country, variant)).toBe(true);
  },
);

test.each(['00000000000', '0', '000-00-0000', '00 000 000 000', '０００', 'DE00000000000', 'de 0'])(
  '%j is nothing but zeros',
  (typed) => {
    for (const variant of VARIANTS) expect(isDummy(typed, 'DE', variant)).toBe(true);
  },
);

test.each([
  ['9999999999', 'CY'],
  ['1', 'CL'],
  ['11.111.111.111', 'DE'],
  ['11111111111', 'BR'],
  ['111 111 111', 'PT'],
  ['111', 'RO'],
])('%j of %s is one digit repeated', (typed, country) => {
  for (const variant of VARIANTS) expect(isDummy(typed, country, variant)).toBe(true);
});

test.each([
  ['0012345678Z', 'ES'],
  ['X0000000T', 'ES'],
  ['12', 'RO'],
  ['0123', 'CY'],
  ['10000000', 'CY'],
  ['ÑÜ 00-12.345/z', 'ES'],
  ['11144477735', 'BR'],
  ['NO 974 760 673', 'NO'],
])('%j of %s may be a number', (typed, country) => {
  for (const variant of VARIANTS) expect(isDummy(typed, country, variant)).toBe(false);
});

test('an empty field is no dummy', () => {
  for (const variant of VARIANTS) expect(isTaxDummy('', 'ES', variant)).toBe(false);
});

test.each(['CL', 'GB', 'GR', 'NZ', 'US'])(
  'zeros are no number in %s either, where one digit may be repeated',
  (country) => {
    for (const variant of VARIANTS) expect(isDummy('000000000', country, variant)).toBe(true);
  },
);

test('where the check digits take one digit repeated, it may be a number', () => {
  expect(isDummy('11.111.111-1', 'CL', 'tinPersonal')).toBe(false);
  expect(isDummy('11-1111111', 'US', 'tinBusiness')).toBe(false);
  expect(isDummy('111-11-1111', 'US', 'tinPersonal')).toBe(true);
});
