// Rules: R0.114, R0.116.
import { businessUsIndiciaOf, usIndiciaFound, usIndiciaOf } from './indicia';

const nothing = { birthCountries: ['ES'], citizenship: ['ES'], addressCountries: ['ES'], phones: [] };
const noCompany = { registrationCountryCode: 'ES', addressCountries: ['ES', 'PT'], phones: [] };

test.each([
  [{}, []],
  [{ birthCountries: ['ES', 'US'] }, ['birthplace']],
  [{ citizenship: ['ES', 'US'] }, ['citizenship']],
  [{ addressCountries: ['ES', 'US'] }, ['address']],
  [{ phones: [{ countryCode: '1', number: '2125550147' }] }, ['phone']],
  // Canada and the islands have the same calling code.
  [{ phones: [{ countryCode: '1', number: '4165550147' }] }, []],
  [{ phones: [{ countryCode: '1', number: '8765550147' }] }, []],
  [{ phones: [{ countryCode: '34', number: '212555014' }] }, []],
  [{ birthCountries: [], addressCountries: [] }, []],
])('%j speaks for the States by %j', (known, indicia) => {
  expect(usIndiciaOf({ ...nothing, ...known })).toEqual(indicia);
});

test.each([
  [{}, []],
  [{ registrationCountryCode: 'US' }, ['registration']],
  [{ addressCountries: ['ES', 'US'] }, ['address']],
  [{ addressCountries: [] }, []],
  [{ phones: [{ countryCode: '1', number: '2125550147' }] }, ['phone']],
  [{ phones: [{ countryCode: '1', number: '4165550147' }] }, []],
  [{ registrationCountryCode: 'US', addressCountries: ['US'] }, ['registration', 'address']],
])('%j of a company speaks for the States by %j', (known, indicia) => {
  expect(businessUsIndiciaOf({ ...noCompany, ...known })).toEqual(indicia);
});

const ALL = ['birthplace', 'citizenship', 'address', 'phone'];
const known = {
  ...{ birthCountries: ['US'], citizenship: ['US'], addressCountries: ['RO', 'US'] },
  phones: [{ countryCode: '1', number: '212' }],
};

test('what the bank knows speaks whatever is certified, and what is certified speaks whatever the bank knows', () => {
  const elsewhere = { countryOfBirth: 'RO', citizenship: ['RO'] };
  expect(usIndiciaFound(elsewhere, 'RO', known)).toEqual(ALL);
  expect(usIndiciaFound({ countryOfBirth: null, citizenship: [] }, null, known)).toEqual(ALL);
  expect(usIndiciaFound({ countryOfBirth: 'US', citizenship: ['RO', 'US'] }, 'US', nothing)).toEqual(ALL.slice(0, 3));
  expect(usIndiciaFound(elsewhere, 'RO', nothing)).toEqual([]);
});
