import { CEILINGS, judge } from './ceilings.mjs';
import { circles, entryOf, lazyModules, loadersOf, staticClosure } from './closure.mjs';
import { modules } from './weigh.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['src/home.tsx'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js', '_round.js'] },
  '_round.js': { file: 'assets/round.js', imports: ['_card.js'] },
  'src/home.tsx': { file: 'assets/home.js', isDynamicEntry: true, imports: ['_card.js'], css: ['assets/home.css'] },
};

test('a closure has what a module imports at any depth, once, also around a circle, and not what waits for a click', () => {
  expect(staticClosure(manifest, ['index.html']).sort()).toEqual(['assets/index.js', 'assets/react.js']);
  expect(staticClosure(manifest, ['index.html', 'src/home.tsx']).sort()).toEqual(
    [
      'assets/card.js',
      'assets/home.css',
      'assets/home.js',
      'assets/index.js',
      'assets/react.js',
      'assets/round.js',
    ].sort(),
  );
  expect(lazyModules(manifest, /home/)).toEqual(['src/home.tsx']);
  expect(entryOf(manifest)).toBe('index.html');
  expect(loadersOf(manifest, 'src/home.tsx')).toEqual(['index.html']);
  expect(() => staticClosure(manifest, ['gone'])).toThrow('no gone');
});

test('chunks that import each other in a circle are named once', () => {
  expect(circles(manifest)).toEqual(['_card.js → _round.js → _card.js']);
  expect(circles({ ...manifest, '_round.js': { file: 'assets/round.js' } })).toEqual([]);
});

test('what is weighed is found in the build, or the weighing ends', () => {
  expect(modules(manifest, [/^_ro/, /home/])).toEqual(['_round.js', 'src/home.tsx']);
  expect(() => modules(manifest, [/^_react/, /^_calls/])).toThrow('nothing like /^_calls/');
});

describe('ceilings', () => {
  const EMPTY = { signInJs: 0, home: 0, jsPerScreen: 0, filesPerScreen: 0, lazy: {}, files: {} };
  const ceilings = [
    { what: 'home', bytes: 100, why: 'it is seen first' },
    { what: 'lazy', bytes: 40, why: 'a click is answered at once' },
    { what: 'libs/a/large.tsx', bytes: 60, why: 'it is large' },
    { what: 'screen', files: 6, why: 'a browser asks for six at once' },
  ];
  const over = (lazy: Record<string, number>, home = 100) =>
    judge({ ...EMPTY, home, lazy: { 'libs/a/large.tsx': 60, ...lazy } }, ceilings)
      .filter(({ isOver }) => isOver)
      .map(({ line }) => line);
  test('what weighs as much as its ceiling passes', () => {
    expect(over({ 'libs/a/one.tsx': 40, 'libs/a/two.tsx': 3 })).toEqual([]);
  });
  test('every chunk that is over is named, with both figures', () => {
    expect(over({ 'libs/a/one.tsx': 41, 'libs/a/two.tsx': 42 }, 101)).toEqual([
      expect.stringContaining('home 101 of 100'),
      expect.stringContaining('libs/a/two.tsx 42 of 40'),
      expect.stringContaining('libs/a/one.tsx 41 of 40'),
    ]);
    expect(over({ 'libs/a/large.tsx': 61 })).toEqual([expect.stringContaining('libs/a/large.tsx 61 of 60')]);
  });
  test('a screen that asks for more files than its ceiling is named', () => {
    const named = [...ceilings, { what: 'libs/a/one-screen.tsx', files: 8, why: 'it is the whole flow' }];
    const found = judge(
      {
        ...EMPTY,
        lazy: { 'libs/a/large.tsx': 1, 'libs/a/one-screen.tsx': 1 },
        files: { 'libs/a/one-screen.tsx': 8, 'libs/a/two-screen.tsx': 7 },
      },
      named,
    );
    expect(found.filter(({ isOver }) => isOver).map(({ line }) => line)).toEqual([
      expect.stringContaining('libs/a/two-screen.tsx 7 of 6 files'),
    ]);
  });
  test('a brand whose screens ask for more files in the mean is named', () => {
    const mean = { what: 'filesPerScreen', files: 6.6, why: 'a round each' };
    const found = (filesPerScreen: number) =>
      judge({ ...EMPTY, filesPerScreen }, [mean]).filter(({ line, isOver }) => isOver && line.startsWith('files'));
    expect(found(6.6)).toEqual([]);
    expect(found(6.75)).toEqual([expect.objectContaining({ line: expect.stringContaining('6.75 of 6.6 files') })]);
  });
  test('a ceiling of a chunk that is gone is named', () => {
    const gone = judge(EMPTY, ceilings).filter(({ isOver }) => isOver);
    expect(gone).toEqual([expect.objectContaining({ line: expect.stringMatching(/large.*remove/) })]);
  });
  test('each has a reason', () => {
    expect(CEILINGS.filter(({ why }) => why.length < 20)).toEqual([]);
  });
});
