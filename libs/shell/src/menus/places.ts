import { PLACES, type Feature, type MenuRow, type Place } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Destination } from './place-link';

/** The places that have a screen, in the order of the navigation, whichever room brings them (R1.2.33). */
export function menuRows(features: readonly Feature[]): MenuRow[] {
  return features.flatMap(({ menu }) => menu ?? []).sort((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place));
}

/** What a phone's bar has room for beside "More" (ADR-26). */
const IN_BAR: readonly Place[] = ['home', 'cards', 'payments', 'activity'];

/** What the phone's bar shows; "More" holds the rest. */
export function barRows(rows: readonly MenuRow[]): { shown: MenuRow[]; rest: MenuRow[] } {
  const isShown = ({ place }: MenuRow) => IN_BAR.includes(place);
  return { shown: rows.filter(isShown), rest: rows.filter((row) => !isShown(row)) };
}

/** The parts of the navigation, apart from each other: what one does every day, what a business adds, what stands at the foot. */
export const PLACE_GROUPS = ['daily', 'business', 'foot'] as const;

const GROUP_OF: Readonly<Partial<Record<Place, (typeof PLACE_GROUPS)[number]>>> = {
  merchant: 'business',
  company: 'business',
  help: 'foot',
  settings: 'foot',
};

/** The rows of one part. */
export const rowsOf = (group: (typeof PLACE_GROUPS)[number], rows: readonly MenuRow[]): MenuRow[] =>
  rows.filter(({ place }) => (GROUP_OF[place] ?? 'daily') === group);

/** Where the pages below no place's own address belong (ADR-26). */
const WITHIN: readonly (readonly [prefix: string, place: Place])[] = [
  ['/transfer', 'payments'],
  [paths.payees.to(), 'payments'],
  [paths.batchTransfers.to(), 'payments'],
  [paths.statements.to(), 'activity'],
  [paths.profile.to(), 'settings'],
  [paths.profileUpdate.to(), 'settings'],
  [paths.setting.to(), 'settings'],
  [paths.loginHistory.to(), 'settings'],
  [paths.payoutBlacklist.to(), 'settings'],
  [paths.legal.to(), 'settings'],
  [paths.insight.to(), 'activity'],
  ['/revenue-split', 'payments'],
  [paths.companyAccess.to(), 'company'],
  [paths.companyEmails.to(), 'company'],
];

const isBelow = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);

/** @returns what `aria-current` says of a place or page at an address: the page itself, a page of it, or neither */
export function currentAt(
  pathname: string,
  { to, place }: Pick<Destination, 'to' | 'place'>,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  const within = place && WITHIN.find(([prefix]) => isBelow(pathname, prefix));
  const isWithin = within === undefined ? isBelow(pathname, to) : within[1] === place;
  return isWithin ? 'true' : undefined;
}
