// Rules: R0.114.
import { usIndiciaOf } from './indicia';

const nothing = { countryOfBirth: 'ES', citizenship: ['ES'], addressCountry: 'ES', phones: [] };

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
