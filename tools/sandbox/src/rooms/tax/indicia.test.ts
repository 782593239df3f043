// Rules: R0.114, R0.116.
import { businessUsIndiciaOf, usIndiciaOf } from './indicia';

const nothing = { countryOfBirth: 'ES', citizenship: ['ES'], addressCountry: 'ES', phones: [] };
const noCompany = { registrationCountryCode: 'ES', addressCountries: ['ES', 'PT'], phones: [] };

test.each([
  [{}, []],
  [{ countryOfBirth: 'US' }, ['birthplace']],
  [{ citizenship: ['ES', 'US'] }, ['citizenship']],
  [{ addressCountry: 'US' }, ['address']],
  [{ phones: [{ countryCode: '1', number: '2125550147' }] }, ['phone']],
  // Canada and the islands have the same calling code.
  [{ phones: [{ countryCode: '1', number: '4165550147' }] }, []],
  [{ phones: [{ countryCode: '1', number: '8765550147' }] }, []],
  [{ phones: [{ countryCode: '34', number: '212555014' }] }, []],
  [{ countryOfBirth: null, addressCountry: null }, []],
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
