// Rules: R1.2.33.
import { PLACES, type MenuRow } from '@bank/kit';
import { House } from 'lucide-react';
import { barRows, currentAt, menuRows, rowsOf } from './places';

const row = (place: MenuRow['place']): MenuRow => ({
  place,
  label: 'kit.place.home',
  to: `/${place}`,
  icon: House,
});
const feature = (id: string, ...menu: MenuRow[]) => ({ id, routes: {}, menu });
const places = (rows: readonly MenuRow[]) => rows.map(({ place }) => place);

test('places stand in one order, whichever room brings them', () => {
  const rows = menuRows([
    feature('b', row('settings'), row('payments')),
    feature('c', row('company')),
    feature('a', row('activity'), row('home')),
  ]);
  expect(places(rows)).toEqual(['home', 'payments', 'activity', 'company', 'settings']);
});

test('the bar of a phone has home, cards, payments and activity, and "More" the rest', () => {
  const { shown, rest } = barRows(PLACES.map(row));
  expect(places(shown)).toEqual(['home', 'cards', 'payments', 'activity']);
  expect(places(rest)).toEqual(['accounts', 'merchant', 'company', 'help', 'settings']);
});

test('a place without a screen leaves no hole in the bar', () => {
  expect(places(barRows([row('home'), row('activity')]).shown)).toEqual(['home', 'activity']);
});

test('what a business adds stands apart, and so does what stands at the foot', () => {
  const rows = PLACES.map(row);
  expect(places(rowsOf('daily', rows))).toEqual(['home', 'accounts', 'cards', 'payments', 'activity']);
  expect(places(rowsOf('business', rows))).toEqual(['merchant', 'company']);
  expect(places(rowsOf('foot', rows))).toEqual(['help', 'settings']);
});

test.each([
  ['/company', 'company', 'page'],
  ['/company/people', 'company', 'true'],
  ['/company-emails', 'company', 'true'],
  ['/company-access', 'company', 'true'],
  ['/transfer/approved', 'payments', 'true'],
  ['/profile/notifications', 'settings', 'true'],
  ['/setting', 'settings', 'true'],
  ['/settings', 'settings', 'page'],
  ['/home', 'settings', undefined],
  ['/company-emails', 'settings', undefined],
] as const)('at %s the place %s is %p', (pathname, place, current) => {
  expect(currentAt(pathname, row(place))).toBe(current);
});

test('a page of one place below the address of another belongs to its own', () => {
  const activity = { ...row('activity'), to: '/history' };
  expect(currentAt('/history/batch-transfers', activity)).toBeUndefined();
  expect(currentAt('/history/batch-transfers', row('payments'))).toBe('true');
  expect(currentAt('/history/other', activity)).toBe('true');
});
