// Rules: R3.9.8.
import { taxCountry } from './tax-countries';

/** Named in the specification: they ask for no number, and take no part in CRS. */
const NAMED =
  'DZ BY BJ BF CM CV CI DJ DO EG SV GA GT GY HT HN BA BW LS MK MR MN NA PW PG PY PH RS SN TZ TG TN UZ VN VA'.split(' ');

test.each(NAMED)('%s asks for no number, and takes no part in CRS', (code) => {
  const { tinPersonal, tinBusiness, crs } = taxCountry(code);
  expect([tinPersonal.required, tinBusiness.required, crs]).toEqual([false, false, false]);
});

test.each(['XK', 'AQ', ''])('a country outside of the table (%s) asks for nothing', (code) => {
  const { tinPersonal, tinBusiness, crs } = taxCountry(code);
  expect([tinPersonal.required, tinBusiness.required, crs]).toEqual([false, false, false]);
});

test.each([
  ['RO', 'CNP', 'CUI'],
  ['ES', 'NIF/NIE', 'NIF'],
  ['RU', 'ИНН', 'ИНН'],
  ['UA', 'РНОКПП', 'ЄДРПОУ'],
  ['PT', 'NIF', 'NIPC'],
])('in %s people have a %s and companies a %s, and both are asked for them', (code, person, company) => {
  const { tinPersonal, tinBusiness } = taxCountry(code);
  expect(tinPersonal).toMatchObject({ shortName: person, required: true });
  expect(tinBusiness).toMatchObject({ shortName: company, required: true });
});

test('a taxpayer of the United States has a number, though the country takes no part in CRS', () => {
  expect(taxCountry('US')).toMatchObject({
    tinPersonal: { required: true },
    tinBusiness: { required: true },
    crs: false,
  });
});
