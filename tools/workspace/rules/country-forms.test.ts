// Rules: R0.120, R0.121.
import { ALL, textOf } from './files';

const shown = ALL.filter((file) => /^libs\/.*\.tsx$/.test(file) && !/\.test\.tsx$/.test(file));
const matching = (pattern: RegExp) => shown.filter((file) => pattern.test(textOf(file))).sort();

/** The rows of the generated test, by the files that they are about (libs/testing/src/country-forms.ts). */
const rows = ALL.filter((file) => /^libs\/.*\/country-forms\.test\.tsx$/.test(file)).flatMap((file) =>
  [...textOf(file).matchAll(/\bfile: '(libs\/[^']+)'/g)].map(([, form = '']) => form),
);

/** They define a country's field for all forms. */
const FIELDS = ['libs/kit/src/countries/country-field.tsx', 'libs/kyc-tax/src/tax/fields/countries-field.tsx'];

test('every form that asks for a country has its row in the generated test, and no other file has', () => {
  const forms = matching(/<(CountryField|CountriesField)\b/);
  expect(forms.length).toBeGreaterThan(10);
  expect([...new Set(rows)].sort()).toEqual(forms);
});

test('a country is asked for by the field that says what belongs to it', () => {
  // What is typed belongs to no form: the page asks anew for the ways there, and the other one makes a sample of a file.
  const alone = ['libs/auth/src/receive/where-step.tsx', 'libs/transfers/src/mass/start/mass-start.tsx'];
  expect(matching(/\buseCountryItems\(/)).toEqual([...alone, ...FIELDS.slice(0, 1)].sort());
  // The prefix of a phone is a country, too: the number stays on the page beside it, and is checked with it.
  const prefixes = matching(/\busePrefixItems\(/);
  const lists = matching(/<(?:Form)?Select\s+name="\w*(?:[cC]ountry|[cC]itizenship)\w*"/);
  expect(lists.filter((file) => !prefixes.includes(file))).toEqual([]);
  expect(matching(/query\((?:birthCountries|countries|countriesList),/).filter((file) => !isOfForm(file))).toEqual([]);
});

/** A file that reads the bank's countries for a field, or for their names alone. */
const isOfForm = (file: string): boolean =>
  /<(CountryField|CountriesField|BirthplaceFields|CompanyForm)\b|countryIn\(|prefetch\(/.test(textOf(file));

test('every field of a form says that it is on the page, so that a refusal of another one stands over the form', () => {
  // `useBound` says so, and all fields are made of it.
  expect(matching(/\b(useController|Controller)\b.*from 'react-hook-form'/)).toEqual([]);
});
