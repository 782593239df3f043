import type { Shareholder } from '@bank/protocol/onboarding-business';

// What the rules say of a tree, reckoned in another way than the bank does: each way to a holder is written out, and fractions are
// added as fractions.

/** A fraction in lowest terms. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));
const reduced = (top: bigint, bottom: bigint): Fraction => {
  const by = gcd(top < 0n ? -top : top, bottom) || 1n;
  return { top: top / by, bottom: bottom / by };
};
const plus = (a: Fraction, b: Fraction) => reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
const times = (a: Fraction, b: Fraction) => reduced(a.top * b.top, a.bottom * b.bottom);
const isAtLeast = (a: Fraction, b: Fraction) => a.top * b.bottom >= b.top * a.bottom;
const isSame = (a: Fraction, b: Fraction) => a.top === b.top && a.bottom === b.bottom;
const NOTHING: Fraction = { top: 0n, bottom: 1n };
const ALL: Fraction = { top: 1n, bottom: 1n };
const percent = (whole: bigint) => reduced(whole, 100n);

/** A decimal in percent as a fraction of the whole, and how many decimals were written. */
function read(share: string): { value: Fraction; decimals: number } {
  const isNegative = share.startsWith('-');
  const [whole = '', decimals = ''] = share.replace('-', '').split('.');
  const digits = BigInt(whole + decimals);
  const value = reduced(isNegative ? -digits : digits, 100n * 10n ** BigInt(decimals.length));
  return { value, decimals: decimals.length };
}

/** The parts from the company that applies down to one part. */
type Way = readonly Shareholder[];

/** Every way of a tree. */
export function waysOf(tree: readonly Shareholder[]): Way[] {
  const ways: Way[] = [];
  const open: Way[] = tree.map((part) => [part]);
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    ways.push(way);
    for (const part of way.at(-1)?.shareholders ?? []) open.push([...way, part]);
  }
  return ways;
}

const sumOf = (level: readonly Shareholder[]) => level.map(({ share }) => read(share).value).reduce(plus, NOTHING);

const isShare = (share: string) => {
  const { value, decimals } = read(share);
  return value.top > 0n && isAtLeast(ALL, value) && decimals <= 4;
};

const isSameCompany = (one: Shareholder, other: Shareholder): boolean => {
  const [a, b] = [one.shareholders ?? [], other.shareholders ?? []];
  const directors = (of: Shareholder) => JSON.stringify([...(of.directors ?? [])].sort());
  return (
    directors(one) === directors(other) &&
    a.length === b.length &&
    a.every((part) => b.some(({ id, share }) => id === part.id && isSame(read(share).value, read(part.share).value)))
  );
};

/** Whether a tree has no fault, of persons and companies that are all named. */
export function isGood(tree: readonly Shareholder[]): boolean {
  const ways = waysOf(tree);
  const places = ways.flatMap((way) => way.at(-1) ?? []);
  const companies = places.filter(({ type }) => type === 'company');
  const levels = [tree, ...companies.map(({ shareholders = [] }) => shareholders)];
  return (
    places.every(({ share }) => isShare(share)) &&
    levels.every((level) => new Set(level.map(({ id }) => id)).size === level.length) &&
    levels.every((level) => isAtLeast(sumOf(level), percent(10n)) && isAtLeast(ALL, sumOf(level))) &&
    companies.every(({ directors = [] }) => directors.length > 0) &&
    ways.every((way) => new Set(way.map(({ id }) => id)).size === way.length) &&
    companies.every((one) => companies.every((other) => one.id !== other.id || isSameCompany(one, other)))
  );
}

/** What a person holds over all ways, as a fraction of the company that applies. */
export const heldBy = (tree: readonly Shareholder[], person: string): Fraction =>
  waysOf(tree)
    .filter((way) => way.at(-1)?.id === person)
    .map((way) => way.map(({ share }) => read(share).value).reduce(times, ALL))
    .reduce(plus, NOTHING);

export const holdsQuarter = (tree: readonly Shareholder[], person: string): boolean =>
  isAtLeast(heldBy(tree, person), percent(25n));

/** Whether a person holds a quarter of any company of the tree, or of all in the end. */
export const isAsked = (tree: readonly Shareholder[], person: string): boolean =>
  holdsQuarter(tree, person) ||
  waysOf(tree).some((way) => {
    const part = way.at(-1);
    return part?.id === person && isAtLeast(read(part.share).value, percent(25n));
  });
