import type { MenuRow } from '@bank/kit';
import { House } from 'lucide-react';
import { barRows, menuRows } from './places';

const row = (to: string, place: MenuRow['place'], order: number): MenuRow => ({
  label: 'shell.menu.more',
  to,
  place,
  order,
  icon: House,
});
const feature = (id: string, ...menu: MenuRow[]) => ({ id, routes: {}, menu });

test('rows follow the bar, whichever feature brings them', () => {
  const rows = menuRows([
    feature('b', row('/news', 'more', 2), row('/pay', 'pay', 1)),
    feature('a', row('/home', 'home', 1)),
  ]);
  expect(rows.map(({ to }) => to)).toEqual(['/home', '/pay', '/news']);
});

test('the bar shows the first row of each place and fills up; the rest is behind "More"', () => {
  const rows = [row('/home', 'home', 1), row('/history', 'home', 2), row('/pay', 'pay', 1), row('/legal', 'more', 1)];
  const { shown, rest } = barRows(rows);
  expect(shown.map(({ to }) => to)).toEqual(['/home', '/pay', '/history']);
  expect(rest.map(({ to }) => to)).toEqual(['/legal']);
});
