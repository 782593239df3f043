import { compare } from '@bank/money';
import type { ExternalWay } from '@bank/protocol/transfers-external';

/** What the bank at the other end asks for, as one text. */
const detailsOf = ({ fields }: ExternalWay): string => fields.map(({ name }) => name).join(' ');

/** One way for each set of details: the chosen one where it is among those that ask for the same, else the first one that is open. */
export function waysByDetails(ways: readonly ExternalWay[], chosen: ExternalWay | undefined): readonly ExternalWay[] {
  const sets = new Map<string, ExternalWay>();
  for (const way of ways) {
    const shown = sets.get(detailsOf(way));
    if (shown === undefined || way === chosen || (!shown.isPermitted && way.isPermitted)) sets.set(detailsOf(way), way);
  }
  return [...sets.values()];
}

/** The open ways that ask for the same as the chosen one, which is among them; the soonest first. */
export const waysBeside = (ways: readonly ExternalWay[], chosen: ExternalWay): readonly ExternalWay[] =>
  ways
    .filter((way) => way.isPermitted && detailsOf(way) === detailsOf(chosen))
    .sort((a, b) => a.arrivesAt.localeCompare(b.arrivesAt));

/** The way that costs least for any amount; null where that depends on the amount. */
export function cheapestOf(ways: readonly ExternalWay[]): ExternalWay | null {
  const [first, ...others] = ways;
  if (first === undefined || others.some(({ feeRate }) => compare(feeRate, first.feeRate) !== 0)) return null;
  const [cheapest, next] = [...ways].sort((a, b) => compare(a.fee, b.fee));
  return cheapest && next && compare(cheapest.fee, next.fee) < 0 ? cheapest : null;
}
