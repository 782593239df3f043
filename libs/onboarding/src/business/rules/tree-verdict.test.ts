// Rules: R3.5.5, R3.5.7, R3.5.8, R0.44, R0.45, R0.47.
import { businessAccountCreate } from '@bank/protocol/onboarding-business';
import { bankHoldingsOf, bankTreeFaults, isAskedForSourcesByBank, isOwnerByBank } from '@bank/testing/bank-rules';
import { full } from '@bank/run/size';
import fc from 'fast-check';
import { type BusinessAnswers, levelOf, NOTHING_SAID, ROOT } from '../answers';
import { treeOfHolders } from '../check/tree-of-holders';
import { treeOf } from './held';
import { proposedOwners } from './owners';
import { treeProblems } from './tree-problems';

// Random trees: the page, the bank, and a third reckoning in fractions come to the same verdict. The full size has larger trees.

const NODES = full(200, 60);
const COMPANIES = Math.floor(NODES / 8);
const PERSONS = ['p1', 'p2', 'p3', 'p4', 'p5'];
const companyIds = Array.from({ length: COMPANIES }, (_, n) => `c${n + 1}`);

type Levels = BusinessAnswers['levels'];

const boundary = fc.constantFrom('0', '0.01', '9.99', '10', '24.99', '25', '33.33', '33.3333', '50', '100', '100.01');
const some = fc.integer({ min: 1, max: 999_999 }).map((parts) => String(parts / 10_000));
/** Mostly what adds up: a tree that is wrong in one place tells more than one that is wrong everywhere. */
const shares = (count: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(Array.from({ length: count }, () => String(Math.floor(100 / count)))) },
    { weight: 4, arbitrary: fc.constant(Array.from({ length: count }, () => (99.9999 / count).toFixed(4))) },
    { weight: 1, arbitrary: fc.array(fc.oneof(boundary, some), { minLength: count, maxLength: count }) },
  );

/** Companies below stand later in the list, so that most trees have no circle. */
const level = (at: number) => {
  const below = companyIds.slice(at, at + 3);
  const holders = fc.oneof(
    { weight: 20, arbitrary: fc.uniqueArray(fc.constantFrom(...PERSONS, ...below), { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...PERSONS, ...companyIds), { maxLength: 4 }) },
  );
  return fc.record({
    holders: holders.chain((ids) =>
      shares(ids.length).map((all) => ids.map((id, n) => ({ id, share: all[n] ?? '0' }))),
    ),
    directors: fc.oneof(
      { weight: 20, arbitrary: fc.constant<string[]>(['p1']) },
      { weight: 1, arbitrary: fc.constant<string[]>([]) },
    ),
  });
};
const levels: fc.Arbitrary<Levels> = fc.record(
  Object.fromEntries([ROOT, ...companyIds].map((id, at) => [id, level(at)])),
);

interface Verdict {
  isRight: boolean;
  asked: string[];
  owners: string[];
}

function ofPage(answers: BusinessAnswers): Verdict {
  return {
    isRight: treeProblems(answers, false).length === 0,
    asked: [...treeOf(answers).asked].sort(),
    owners: proposedOwners(answers)
      .map(({ id }) => id)
      .sort(),
  };
}

function ofBank(answers: BusinessAnswers): Verdict {
  const shareholders = businessAccountCreate.request.shape.shareholders.parse(treeOfHolders(answers));
  const holdings = [...bankHoldingsOf(shareholders)];
  const faults = bankTreeFaults({ shareholders, personIds: new Set(PERSONS), companyIds: new Set(companyIds) });
  return {
    isRight: faults.length === 0,
    asked: holdings.flatMap(([id, one]) => (isAskedForSourcesByBank(one) ? [id] : [])).sort(),
    owners: holdings.flatMap(([id, one]) => (isOwnerByBank(one) ? [id] : [])).sort(),
  };
}

/** A part as numerator and denominator. */
type Fraction = readonly [bigint, bigint];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const isAtLeast = ([a, b]: Fraction, [c, d]: Fraction) => a * d >= c * b;
const NOTHING: Fraction = [0n, 1n];
const QUARTER: Fraction = [1n, 4n];
const ALL: Fraction = [1n, 1n];

/** "24.99" is 2499 / 10000 of the company. */
const fractionOf = (share: string): Fraction => {
  const decimals = share.split('.')[1] ?? '';
  return [BigInt(share.replace('.', '')), 100n * 10n ** BigInt(decimals.length)];
};

function ofOracle(answers: BusinessAnswers): Verdict {
  const inTheEnd = new Map<string, Fraction>();
  const asked = new Set<string>();
  let isRight = true;
  // A list of open places instead of a recursion, so that no habit of the other two is repeated.
  const open: { company: string; part: Fraction; above: string[] }[] = [{ company: ROOT, part: ALL, above: [] }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { company, part, above } = place;
    const { directors, holders } = levelOf(answers, company);
    if (company !== ROOT && directors.length === 0) isRight = false;
    const fractions = holders.map(({ share }) => fractionOf(share));
    const sum = fractions.reduce(plus, NOTHING);
    if (!isAtLeast(sum, [1n, 10n]) || !isAtLeast(ALL, sum)) isRight = false;
    for (const [n, { id }] of holders.entries()) {
      const share = fractions[n] ?? NOTHING;
      if (share[0] === 0n || !isAtLeast(ALL, share)) isRight = false;
      const held = times(part, share);
      if (id.startsWith('p')) {
        inTheEnd.set(id, plus(inTheEnd.get(id) ?? NOTHING, held));
        if (isAtLeast(share, QUARTER)) asked.add(id);
      } else if (id === company || above.includes(id)) isRight = false;
      else open.push({ company: id, part: held, above: [...above, company] });
    }
  }
  const owners = [...inTheEnd].flatMap(([id, held]) => (isAtLeast(held, QUARTER) ? [id] : []));
  return { isRight, asked: [...new Set([...asked, ...owners])].sort(), owners: owners.sort() };
}

const answersWith = (given: Levels): BusinessAnswers => ({
  ...NOTHING_SAID,
  levels: given,
  companies: companyIds.map((id) => ({
    ...{ id, name: id, registrationCountry: 'RO', registrationNumber: '1' },
    address: NOTHING_SAID.registrationAddress,
  })),
});

test('the page, the bank and an oracle come to the same verdict about a thousand trees', () => {
  let right = 0;
  fc.assert(
    fc.property(levels, (given) => {
      const answers = answersWith(given);
      fc.pre(!treeOf(answers).isTooMuch);
      const oracle = ofOracle(answers);
      expect(ofPage(answers).isRight).toBe(oracle.isRight);
      expect(ofBank(answers).isRight).toBe(oracle.isRight);
      if (!oracle.isRight) return;
      right += 1;
      expect(ofPage(answers)).toEqual(oracle);
      expect(ofBank(answers)).toEqual(oracle);
    }),
    { numRuns: 1000 },
  );
  // Both kinds were among them: a verdict that is always the same proves nothing.
  expect(right).toBeGreaterThan(100);
  expect(right).toBeLessThan(900);
});
