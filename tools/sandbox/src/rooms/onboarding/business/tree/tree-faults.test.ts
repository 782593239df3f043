// Rules: R3.5.5, R0.45, R0.47.
import type { Shareholder } from '@bank/protocol/onboarding-business';
import { MAX_PARTS } from '@bank/protocol/onboarding-business';
import { treeFaults } from './tree-faults';

const person = (id: string, share: string): Shareholder => ({ type: 'person', id, share });
const company = (id: string, share: string, ...shareholders: Shareholder[]): Shareholder => ({
  ...{ type: 'company', id, share, shareholders },
  directors: ['p1'],
});

const PERSONS = new Set(Array.from({ length: 600 }, (_, at) => `p${at + 1}`));
const COMPANIES = new Set(['c1', 'c2', 'c3', 'c4']);
const saidOf = (...shareholders: Shareholder[]) =>
  treeFaults({ shareholders, personIds: PERSONS, companyIds: COMPANIES }).map(({ word, field }) => `${word} ${field}`);

it.each([
  ['0', false],
  ['0.0000', false],
  ['-0', false],
  ['-1', false],
  ['0.0001', true],
  ['0.01', true],
  ['24.99', true],
  ['24.9999', true],
  ['25', true],
  ['25.0000', true],
  ['25.00000', false],
  ['33.3333', true],
  ['99.9999', true],
  ['100', true],
  ['100.0000', true],
  ['100.0001', false],
  ['100.01', false],
  ['1000', false],
  ['', false],
  ['.5', false],
  ['5.', false],
  ['1e1', false],
  ['ten', false],
])('a share of %s is one: %s', (share, isOne) => {
  // A second holder, or none, so that the level itself is right.
  const wrong = saidOf(person('p1', share), ...(share.startsWith('100') ? [] : [person('p2', '10')]));
  expect(wrong.includes('shareWrong shareholders.root.p1')).toBe(!isOne);
  if (isOne && !share.startsWith('99')) expect(wrong).toEqual([]);
});

it.each([
  [['9.9999'], false],
  [['5', '4.9999'], false],
  [['10'], true],
  [['0.0001', '9.9999'], true],
  [['33.33', '33.33', '33.33'], true],
  [['33.3333', '33.3333', '33.3334'], true],
  [['33.3334', '33.3333', '33.3334'], false],
  [['100'], true],
  [['100', '0.0001'], false],
  [['50', '50.0000'], true],
  [['50', '50.0001'], false],
  [[], false],
])('a level of %j is whole enough, and not too whole: %s', (shares, isRight) => {
  const level = shares.map((share, at) => person(`p${at + 1}`, share));
  expect(saidOf(...level)).toEqual(isRight ? [] : ['sumWrong shareholders.root']);
  expect(saidOf(company('c1', '50', ...level))).toEqual(isRight ? [] : ['sumWrong shareholders.c1']);
});

it('a company may stand at two places when it is the same there, however that is written', () => {
  const below = company('c2', '50', person('p1', '20'), person('p2', '30'));
  const again = { ...company('c2', '10', person('p2', '30.00'), person('p1', '20.0')), directors: ['p1'] };
  expect(saidOf(company('c1', '50', below), again)).toEqual([]);
});

it.each<[string, Shareholder]>([
  ['other shares', company('c2', '10', person('p1', '20'), person('p2', '31'))],
  ['other holders', company('c2', '10', person('p1', '20'), person('p3', '30'))],
  ['fewer holders', company('c2', '10', person('p1', '20'))],
  ['other directors', { ...company('c2', '10', person('p1', '20'), person('p2', '30')), directors: ['p2'] }],
])('a company with %s elsewhere is unlike itself', (_what, again) => {
  const below = company('c2', '50', person('p1', '20'), person('p2', '30'));
  // Whichever stands first, the one that is read later is refused.
  expect(saidOf(company('c1', '50', below), again)).toEqual(['unlikeItself shareholders.c1.c2']);
  expect(saidOf(again, company('c1', '50', below))).toEqual(['unlikeItself shareholders.c1.c2']);
  expect(saidOf(company('c1', '50', below), company('c3', '10', again))).toEqual(['unlikeItself shareholders.c3.c2']);
});

it('a company that holds itself is refused, at once or through others', () => {
  expect(saidOf(company('c1', '50', company('c1', '50', person('p1', '50'))))).toEqual([
    'aboveItself shareholders.c1.c1',
  ]);
  const around = company('c1', '10', company('c2', '10', company('c3', '10', company('c1', '10', person('p1', '10')))));
  expect(saidOf(around)).toEqual(['aboveItself shareholders.c3.c1']);
});

it('a fault of a company that stands at many places is said once', () => {
  const bad = company('c2', '10', person('p1', '5'));
  expect(saidOf(company('c1', '10', bad), company('c3', '10', bad), bad)).toEqual(['sumWrong shareholders.c2']);
});

it('all faults of a level are said, from the top down', () => {
  const bad = { ...company('c1', '0', person('p1', '101'), person('p9999', '1')), directors: [] };
  expect(saidOf(bad, person('p2', '60'), person('p2', '60'))).toEqual([
    'shareWrong shareholders.root.c1',
    'listedTwice shareholders.root.p2',
    'directorMissing shareholders.c1.directors',
    'shareWrong shareholders.c1.p1',
    'noSuchParty shareholders.c1.p9999',
  ]);
});

it('more parts than an application may have are counted, and not looked at', () => {
  const level = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => person(`p${from + at}`, '0.2'));
  const tree = (last: number) => [
    ...level(1, 97),
    ...['c1', 'c2', 'c3', 'c4'].map((id) => company(id, '1', ...level(1, id === 'c4' ? last : 100))),
  ];
  expect(saidOf(...tree(MAX_PARTS - 401))).toEqual([]);
  expect(saidOf(...tree(MAX_PARTS - 400))).toEqual(['tooMany shareholders']);
});
