// Rules: R3.5.7, R3.5.8, R0.44, R0.45.
import type { Shareholder } from '@bank/protocol/onboarding-business';
import { ownerFaults } from '../owners-fault';
import { sourcesFault } from '../sources-fault';
import { holdingsOf, isAskedForSources, isOwner } from './shares';

const person = (id: string, share: string): Shareholder => ({ type: 'person', id, share });
const company = (id: string, share: string, ...shareholders: Shareholder[]): Shareholder => ({
  ...{ type: 'company', id, share, shareholders },
  directors: ['p1'],
});

/** Twenty levels of one company below the next, each held wholly, with a person at the end. */
const deep = (share: string): Shareholder =>
  Array.from({ length: 19 }, (_, at) => `c${19 - at}`).reduce(
    (below, id) => company(id, '100', below),
    person('p1', share),
  );

/** Whether p1 is an owner, and whether the bank asks where their money comes from. */
const TREES: readonly [string, Shareholder[], boolean, boolean][] = [
  ['24.9999', [person('p1', '24.9999')], false, false],
  ['25', [person('p1', '25')], true, true],
  ['25.0000', [person('p1', '25.0000')], true, true],
  ['100', [person('p1', '100')], true, true],
  ['0.0001', [person('p1', '0.0001')], false, false],
  ['50 % of 50 %', [company('c1', '50', person('p1', '50'))], true, true],
  ['49.9999 % of 50 %', [company('c1', '50', person('p1', '49.9999'))], false, true],
  ['25 % of half', [company('c1', '50', person('p1', '25'))], false, true],
  ['24.9999 % of half', [company('c1', '50', person('p1', '24.9999'))], false, false],
  ['24 % of 100 %', [company('c1', '100', person('p1', '24'))], false, false],
  ['half of nearly nothing', [company('c1', '0.01', person('p1', '50'))], false, true],
  [
    'exactly a quarter over two ways, each part below a quarter',
    [company('c1', '52.5', person('p1', '24')), company('c2', '47.5', person('p1', '24')), person('p1', '1')],
    true,
    true,
  ],
  [
    'just less than a quarter over two ways',
    [company('c1', '52.5', person('p1', '24')), company('c2', '47.5', person('p1', '23.9999')), person('p1', '1')],
    false,
    false,
  ],
  [
    'a quarter by 12.5 and half of a quarter',
    [person('p1', '12.5'), company('c1', '50', company('c2', '50', person('p1', '50')))],
    true,
    true,
  ],
  ['a third of three quarters', [company('c1', '75', person('p1', '33.3333'))], false, true],
  ['a quarter at the end of twenty levels', [deep('25')], true, true],
  ['less at the end of twenty levels', [deep('24.9999')], false, false],
];

describe.each(TREES)('who holds %s', (_what, tree, owns, isAsked) => {
  const holdings = holdingsOf(tree);

  it('is an owner, or is not', () => {
    expect(isOwner(holdings.get('p1'))).toBe(owns);
    const stated = (owners: { id: string; isControlling: boolean }[]) =>
      ownerFaults({ owners, personIds: new Set(['p1']), holdings }).map(({ word, field }) => `${word} ${field}`);
    expect(stated([])).toEqual(owns ? ['ownerMissing ultimateBeneficiaryOwners.p1'] : []);
    const claim = stated([{ id: 'p1', isControlling: false }]);
    expect(claim).toEqual(owns ? [] : ['ownerWrong ultimateBeneficiaryOwners.p1']);
    expect(stated([{ id: 'p1', isControlling: true }])).toEqual([]);
  });

  it('says where the money comes from, or does not', () => {
    expect(isAskedForSources(holdings.get('p1'))).toBe(isAsked);
    const sourcesOfFunds = { sourceIds: [5], details: { 5: 'Of the army' } };
    const asked = isAskedForSources(holdings.get('p1'));
    expect(sourcesFault({ lang: 'en' }, { id: 'p1' }, asked)?.reason).toBe(isAsked ? 'sourcesMissing' : undefined);
    const stated = sourcesFault({ lang: 'en' }, { id: 'p1', sourcesOfFunds }, asked);
    expect(stated?.reason).toBe(isAsked ? undefined : 'noSuchEntry');
  });
});

it('who holds nothing is no owner and is not asked', () => {
  const nobody = holdingsOf([person('p1', '50')]).get('p2');
  expect([isOwner(nobody), isAskedForSources(nobody)]).toEqual([false, false]);
});
