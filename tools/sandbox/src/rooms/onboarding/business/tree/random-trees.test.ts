// Rules: R3.5.5, R3.5.7, R3.5.8.
import type { Shareholder } from '@bank/protocol/onboarding-business';
import { full } from '@bank/run/size';
import fc from 'fast-check';
import { holdingsOf, isAskedForSources, isOwner } from './shares';
import { heldBy, holdsQuarter, isAsked, isGood, waysOf } from './test-oracle';
import { treeFaults } from './tree-faults';

const LEVELS = 6;
const NODES = 60;
const RUNS = full(10_000);
const PERSONS = Array.from({ length: 8 }, (_, at) => `p${at + 1}`);
const COMPANIES = Array.from({ length: 8 }, (_, at) => `c${at + 1}`);
const known = { personIds: new Set(PERSONS), companyIds: new Set(COMPANIES) };

/** What one company is: wherever it stands, it is this, but for a slip here and there. */
interface Plan {
  directors: string[];
  holders: { id: string; share: string }[];
}

const part = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((units) => String(units / 10_000));
/** Mostly shares of a level that is right, the boundaries often, and now and then one that is none. */
const share = fc.oneof(
  { weight: 12, arbitrary: part(30_000, 330_000) },
  { weight: 4, arbitrary: fc.constantFrom('0.01', '9.99', '10', '24.99', '25', '33.33', '50', '24.9999', '33.3334') },
  { weight: 1, arbitrary: fc.constantFrom('0', '100', '100.01', '-1', '0.00001', '99.9999') },
);
const idsOf = (companies: readonly string[]) =>
  fc.uniqueArray(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PERSONS) },
      { weight: 2, arbitrary: fc.constantFrom(...(companies.length > 0 ? companies : PERSONS)) },
    ),
    { minLength: 1, maxLength: 4 },
  );
/** Companies hold those of higher numbers, so that most trees have no circle. */
const planOf = (at: number) =>
  idsOf(COMPANIES.slice(at)).chain((ids) =>
    fc.record<Plan>({
      directors: fc.oneof(
        { weight: 30, arbitrary: fc.subarray(PERSONS, { minLength: 1, maxLength: 2 }) },
        { weight: 1, arbitrary: fc.constant<string[]>([]) },
      ),
      holders: fc.tuple(...ids.map((id) => share.map((one) => ({ id, share: one })))),
    }),
  );

interface Plans {
  root: Plan;
  companies: readonly Plan[];
  /** Where something is changed after the tree has grown: it becomes a company of another place, or another share. */
  slips: readonly { at: number; id: string; share: string }[];
}
const plans: fc.Arbitrary<Plans> = fc.record({
  root: planOf(0),
  companies: fc.tuple(...COMPANIES.map((_, at) => planOf(at + 1))),
  slips: fc.array(fc.record({ at: fc.nat(NODES), id: fc.constantFrom(...PERSONS, ...COMPANIES), share }), {
    maxLength: 1,
  }),
});

/** The tree of the plans, cut where it would be too deep or too large: there a person stands instead. */
function grown({ root, companies, slips }: Plans): Shareholder[] {
  let nodes = 0;
  const level = ({ holders }: Plan, depth: number): Shareholder[] =>
    holders.map(({ id, share: planned }): Shareholder => {
      const at = nodes;
      nodes += 1;
      const slip = slips.find((one) => one.at === at);
      const name = slip?.id ?? id;
      const own = { id: name, share: slip?.share ?? planned };
      const plan = companies[COMPANIES.indexOf(name)];
      if (!plan) return { type: 'person', ...own };
      if (depth >= LEVELS || nodes >= NODES) return { type: 'person', ...own, id: 'p1' };
      return { type: 'company', ...own, directors: plan.directors, shareholders: level(plan, depth + 1) };
    });
  return level(root, 1);
}

const trees = plans.map(grown).filter((tree) => waysOf(tree).length <= NODES);

it('random trees are judged as an oracle judges them', () => {
  const seen = { good: 0, bad: 0, deep: 0, owners: 0, asked: 0 };
  fc.assert(
    fc.property(trees, (shareholders) => {
      const faults = treeFaults({ shareholders, ...known });
      expect([faults, faults.length === 0]).toEqual([faults, isGood(shareholders)]);
      seen[faults.length === 0 ? 'good' : 'bad'] += 1;
      if (waysOf(shareholders).some((way) => way.length >= 4)) seen.deep += 1;
      if (faults.length > 0) return;
      const holdings = holdingsOf(shareholders);
      for (const id of PERSONS) {
        const holding = holdings.get(id);
        expect([id, isOwner(holding), isAskedForSources(holding)]).toEqual([
          id,
          holdsQuarter(shareholders, id),
          isAsked(shareholders, id),
        ]);
        expect(holding === undefined).toBe(heldBy(shareholders, id).top === 0n);
        if (isOwner(holding)) seen.owners += 1;
        if (isAskedForSources(holding)) seen.asked += 1;
      }
    }),
    { numRuns: RUNS },
  );
  // The trees are of both kinds, and say something of the rules.
  expect(Math.min(seen.good, seen.bad, seen.deep, seen.owners, seen.asked)).toBeGreaterThan(RUNS / 50);
});
