// Rules: R3.5.5, R3.5.7, R0.44, R0.45, R0.47.
import type { BusinessAnswers, Level } from '../answers';
import { FABRICA, level, person } from './test-company';
import { treeProblems, withoutNeedlessSources } from './tree-problems';

const problemsOf = (levels: Readonly<Record<string, Level>>, asksSources = false) =>
  treeProblems({ ...FABRICA, levels: { ...levels } }, asksSources).map(({ id, kind }) => `${kind} ${id}`);

test('the company of the picture lacks a director, and sources of whoever has a quarter', () => {
  expect(problemsOf(FABRICA.levels)).toEqual(['missing director.c2']);
  expect(problemsOf(FABRICA.levels, true)).toEqual([
    'missing director.c2',
    ...['p1', 'p2', 'p3', 'p4'].map((id) => `missing sources.${id}`),
  ]);
});

test.each<[string, Record<string, Level>, string[]]>([
  ['nobody', {}, ['missing level.root']],
  ['too little', { root: level({ p1: '9.9999' }) }, ['wrong sum.root']],
  ['a tenth', { root: level({ p1: '10' }) }, []],
  ['everything', { root: level({ p1: '33.3333', p2: '33.3333', p3: '33.3334' }) }, []],
  ['more than there is', { root: level({ p1: '50', p2: '50.0001' }) }, ['wrong sum.root']],
  ['no share', { root: level({ p1: '0', p2: '50' }) }, ['wrong share.root.p1']],
  ['a share above all', { root: level({ p1: '100.01' }) }, ['wrong share.root.p1', 'wrong sum.root']],
  ['a company without holders', { root: level({ c1: '50' }), c1: level({}, ['p1']) }, ['missing level.c1']],
  [
    'a company above itself',
    { root: level({ c1: '50' }), c1: level({ c2: '50' }, ['p1']), c2: level({ c1: '50' }, ['p1']) },
    ['wrong circle.c2.c1'],
  ],
])('%s', (_what, levels, found) => {
  expect(problemsOf(levels)).toEqual(found);
});

test('every source needs its word, and sources are forgotten with the quarter', () => {
  const asked = { root: level({ p1: '25' }) };
  const withSources = (sourceNotes: Record<string, string>): BusinessAnswers => ({
    ...FABRICA,
    levels: asked,
    persons: [person('p1', 'Petra', { sources: ['3', '4'], sourceNotes })],
  });
  const isMissing = (notes: Record<string, string>) => treeProblems(withSources(notes), true).length > 0;
  expect(isMissing({ 3: 'A shop' })).toBe(true);
  expect(isMissing({ 3: 'A shop', 4: ' ' })).toBe(true);
  expect(isMissing({ 3: 'A shop', 4: 'Ten years of saving' })).toBe(false);
  const answers = withSources({ 3: 'A shop', 4: 'Ten years of saving' });
  expect(withoutNeedlessSources(answers, asked)).toEqual({ levels: asked });
  const below = { root: level({ p1: '24.9999' }) };
  expect(withoutNeedlessSources(answers, below).persons?.[0]).toMatchObject({ sources: [], sourceNotes: {} });
});
