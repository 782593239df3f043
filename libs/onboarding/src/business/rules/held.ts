import { MAX_LEVELS, MAX_PARTS } from '@bank/protocol/onboarding-business';
import { type BusinessAnswers, isCompanyId, levelOf, ROOT } from '../answers';
import { partsOf, QUARTER, WHOLE } from './shares';

/** One way from the company that applies to a holder: the shares on it, in percent, from the top. */
export interface Way {
  shares: readonly string[];
}

/** What a person holds in the end, through all ways. */
export interface Held {
  id: string;
  /** In units of `whole` of the tree: exact, however deep. */
  amount: bigint;
  ways: readonly Way[];
}

export interface Tree {
  /** Companies that can be reached from the top, the top first, level by level. */
  companies: readonly string[];
  /** In the order of their first place. */
  held: readonly Held[];
  /** All of it, in the units of `held`. */
  whole: bigint;
  /** Who is asked where their money comes from. */
  asked: ReadonlySet<string>;
  /** Companies that stand above themselves. */
  circles: ReadonlySet<string>;
  /** Parts or levels beyond what an application takes; the rest was not looked at. */
  isTooMuch: boolean;
}

/** Every level divides by `WHOLE`, and nothing is lost: the deepest holder still has a whole number. */
const ALL = WHOLE ** BigInt(MAX_LEVELS);

/** The hub, its rows and its popups ask for the tree of the same levels, and these are never changed in place. */
const known = new WeakMap<BusinessAnswers['levels'], Tree>();

/** Follows the shares from the company down to people (R3.5.5, R0.47). */
export function treeOf(answers: Pick<BusinessAnswers, 'levels'>): Tree {
  const tree = known.get(answers.levels) ?? followed(answers);
  known.set(answers.levels, tree);
  return tree;
}

function followed(answers: Pick<BusinessAnswers, 'levels'>): Tree {
  const companies: string[] = [];
  const held = new Map<string, { amount: bigint; ways: Way[] }>();
  const typed = new Map<string, bigint>();
  const circles = new Set<string>();
  let parts = 0;
  let isTooMuch = false;

  function follow(company: string, amount: bigint, above: readonly string[], shares: readonly string[]): void {
    if (!companies.includes(company)) companies.push(company);
    const { holders } = levelOf(answers, company);
    if (holders.length > 0 && above.length >= MAX_LEVELS) isTooMuch = true;
    if (isTooMuch) return;
    for (const { id, share } of holders) {
      parts += 1;
      if (parts > MAX_PARTS) isTooMuch = true;
      if (isTooMuch) return;
      const part = partsOf(share) ?? 0n;
      if (part > (typed.get(id) ?? 0n)) typed.set(id, part);
      const its = (amount * part) / WHOLE;
      const way = [...shares, share];
      if (!isCompanyId(id)) {
        const before = held.get(id) ?? { amount: 0n, ways: [] };
        held.set(id, { amount: before.amount + its, ways: [...before.ways, { shares: way }] });
      } else if (id === company || above.includes(id)) circles.add(id);
      else follow(id, its, [...above, company], way);
    }
  }

  follow(ROOT, ALL, [], []);
  const people = [...held].map(([id, one]) => ({ id, ...one }));
  return {
    companies: inLevels(answers, companies),
    held: people,
    whole: ALL,
    asked: askedForSources(people, typed),
    circles,
    isTooMuch,
  };
}

/** Level by level, as one reads them. */
function inLevels(answers: Pick<BusinessAnswers, 'levels'>, reached: readonly string[]): string[] {
  const order = [ROOT];
  for (const company of order)
    for (const { id } of levelOf(answers, company).holders)
      if (reached.includes(id) && !order.includes(id)) order.push(id);
  return order;
}

/** Whether a person holds at least a quarter in the end (R3.5.8). */
export const holdsQuarter = ({ amount }: Held): boolean => amount * WHOLE >= ALL * QUARTER;

/**
 * By a share typed at any level, or by all of them together (R3.5.7, R0.44).
 * @param typed the highest share that was typed for each party, in parts of `WHOLE`
 */
const askedForSources = (held: readonly Held[], typed: ReadonlyMap<string, bigint>): ReadonlySet<string> =>
  new Set(held.filter((one) => holdsQuarter(one) || (typed.get(one.id) ?? 0n) >= QUARTER).map(({ id }) => id));

/** A share in the end, as a decimal in percent. Cut, not rounded, to so many decimals: 24.99999 is not 25. */
export function percentHeld({ amount }: { amount: bigint }, { whole }: Tree, decimals = 4): string {
  const scale = 10n ** BigInt(decimals);
  const digits = String((amount * 100n * scale) / whole).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`;
}
