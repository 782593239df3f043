import { addressLines } from './address-lines';
import { COUNTRIES } from '@bank/kit';

const place = {
  address1: 'Main Street 1',
  address2: null,
  city: 'Springfield',
  postalCode: '62701',
  stateName: 'Illinois',
};

test.each([
  ['US', ['Main Street 1', 'Springfield Illinois 62701']],
  ['RO', ['Main Street 1', '62701 Springfield Illinois']],
])('an address in %s reads as on an envelope', (countryCode, lines) =>
  expect(addressLines({ ...place, countryCode })).toEqual(lines),
);

test('every code is there once and has a name', () => {
  expect(new Set(COUNTRIES).size).toBe(249);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([]);
});
