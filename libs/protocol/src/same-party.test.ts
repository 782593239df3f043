// Rules: R0.160.
import { isSameCompany, isSamePerson } from './same-party';

const ida = { firstName: 'Ida', lastName: 'Moraru', birthday: '1980-05-17', taxId: '1800517', phone: '40744010211' };

it.each([
  ['the same entry', {}],
  ['an accent', { lastName: 'Mórarù' }],
  ['names in the other order', { firstName: 'MORARU', lastName: ' ida ' }],
  ['a hyphen for a blank', { firstName: 'Ida-Moraru', lastName: '' }],
  ['no tax number', { taxId: '' }],
  ['no number at all', { taxId: '', phone: '' }],
  ['another phone', { phone: '40744010299' }],
  ['a tax number that is written otherwise', { taxId: '180-05 17' }],
  ['another tax number, and the same phone', { taxId: 'MD 99' }],
])('%s is the same person', (_what, more) => {
  expect(isSamePerson(ida, { ...ida, ...more })).toBe(true);
  expect(isSamePerson({ ...ida, ...more }, ida)).toBe(true);
});

it.each([
  ['another name', { firstName: 'Ada' }],
  ['another birthday', { birthday: '1980-05-18' }],
  ['another tax number and another phone', { taxId: '99', phone: '40744010299' }],
  ['another tax number, and no phone', { taxId: '99', phone: '' }],
])('%s is another person', (_what, more) => {
  expect(isSamePerson(ida, { ...ida, ...more })).toBe(false);
  expect(isSamePerson({ ...ida, ...more }, ida)).toBe(false);
});

const lumen = { registrationCountryCode: 'RO', registrationNumber: 'J12/345/2019' };

it.each(['J12/345/2019', 'j12 345 2019', 'J12-345-2019', 'ROJ123452019', '００J12/345/2019'])(
  '%s is the same number of the register',
  (registrationNumber) => {
    expect(isSameCompany(lumen, { ...lumen, registrationNumber })).toBe(true);
  },
);

it.each([
  ['another number', { registrationNumber: 'J12/345/2018' }],
  ['another country', { registrationCountryCode: 'MD' }],
])('%s is another company', (_what, more) => {
  expect(isSameCompany(lumen, { ...lumen, ...more })).toBe(false);
});
