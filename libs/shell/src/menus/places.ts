import type { Feature, MenuRow } from '@bank/kit';

/** The order of the bar (look: home, pay, cards, more); places without a screen are left out. */
const PLACES = ['home', 'pay', 'cards', 'more'] as const;

/** All rows of the features, in the order of the bar. */
export function menuRows(features: readonly Feature[]): MenuRow[] {
  return features
    .flatMap((feature) => feature.menu ?? [])
    .sort((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || a.order - b.order);
}

/** How many rows fit the phone's bar beside "More". */
const BAR_ROWS = 3;

/** What the phone's bar shows: the first row of each place, then further rows while there is room; "More" holds the rest. */
export function barRows(rows: readonly MenuRow[]): { shown: MenuRow[]; rest: MenuRow[] } {
  const firsts = rows.filter(
    (row, at) => row.place !== 'more' && rows.findIndex((other) => other.place === row.place) === at,
  );
  const others = rows.filter((row) => !firsts.includes(row));
  const chosen = [...firsts, ...others].slice(0, BAR_ROWS);
  return { shown: chosen, rest: rows.filter((row) => !chosen.includes(row)) };
}
