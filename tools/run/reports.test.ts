import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { endedIn, lineOf } from './testing/ended.mjs';
import { keepFlaky, tooManyFlaky } from './testing/flaky.mjs';
import { countdown, keepTaken, readTaken } from './testing/left.mjs';
import { type Ran, readJest } from './testing/read-jest.mjs';
import { readNx } from './testing/read-nx.mjs';
import { readPlaywright } from './testing/read-playwright.mjs';
import { debtsIn, oneCheck, together } from './testing/result.mjs';
import { differences } from './testing/hunt.mjs';
import { deservesSecondChance, filesToRunAgain, judge, judgeFiles } from './testing/second-chance.mjs';
import { doubledRooms, roomOf, secondsByRoom, timingTable } from './testing/timing.mjs';

test('Jest: failed, skipped and files that could not run all count as failures', () => {
  const result = readJest({
    numPassedTests: 4,
    numPendingTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { status: 'passed', fullName: 'works', failureMessages: [] },
          { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2'] },
          { status: 'pending', fullName: 'waits', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'failed',
        message: 'thrown after all',
        assertionResults: [{ status: 'passed', fullName: 'works', failureMessages: [] }],
      },
    ],
  });
  expect(result.files).toEqual([
    { file: 'a.test.ts', seconds: 2.5 },
    { file: 'b.test.ts', seconds: 0 },
    { file: 'c.test.ts', seconds: 0 },
  ]);
  expect(result.red.map(({ file, isWhole }) => [file, isWhole])).toEqual([
    ['a.test.ts', false],
    ['b.test.ts', false],
    ['c.test.ts', true],
  ]);
  expect(result.passed).toBe(4);
  expect(result.failures).toHaveLength(4);
  expect(result.failures[0]).toContain('1 is not 2');
  expect(result.failures[2]).toContain('Cannot find module');
  expect(result.failures[3]).toContain('thrown after all');
});

test('Playwright: every test of every project counts, however deep; a skipped one has not passed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'specs/home/home.spec.ts',
    tests: [
      {
        projectName: 'phone',
        status,
        results: [
          {
            duration: 500,
            error: { message: `${title} broke` },
            attachments: [{ name: 'trace', path: `${title}.zip` }],
          },
        ],
      },
    ],
  });
  const result = readPlaywright({
    errors: [],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'inner', specs: [spec('two', 'unexpected'), spec('three', 'skipped')] }],
      },
    ],
  });
  expect(result).toEqual({
    passed: ['[phone] › home.spec.ts › one'],
    failed: [
      { title: '[phone] › home.spec.ts › inner › two', error: 'two broke', trace: 'two.zip' },
      { title: '[phone] › home.spec.ts › inner › three', error: 'three broke', trace: 'three.zip' },
    ],
    errors: [],
    files: [{ file: 'e2e/specs/home/home.spec.ts', seconds: 1.5 }],
  });
});

test('Playwright that could not start is a failure without a second chance', () => {
  const walked = readPlaywright({ suites: [], errors: [{ message: 'no server' }] });
  expect(deservesSecondChance(walked)).toBe(false);
  expect(judge(walked).failures).toEqual(['no server']);
});

describe('a second chance of journeys', () => {
  const walked = (passed: string[], failed: string[], errors: string[] = []) => ({
    passed,
    failed: failed.map((title) => ({ title, error: `${title} broke`, trace: `${title}.zip` })),
    errors,
    files: [],
  });
  test('none is needed when all pass, and none is given to a run that is broken', () => {
    expect(deservesSecondChance(walked(['a'], []))).toBe(false);
    expect(deservesSecondChance(walked([], ['b']))).toBe(true);
    expect(deservesSecondChance(walked([], ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']))).toBe(false);
  });
  test('a journey that passes then is flaky, and counts as passed', () => {
    const result = judge(walked(['a'], ['b', 'c']), walked(['b', 'c'], []));
    expect(result).toMatchObject({ passed: 3, failures: [] });
    expect(result.flaky).toEqual([
      { title: 'b', error: 'b broke' },
      { title: 'c', error: 'c broke' },
    ]);
  });
  test('a journey that fails twice is a failure, with its trace', () => {
    const result = judge(walked(['a'], ['b', 'c']), walked(['b'], ['c']));
    expect(result.passed).toBe(2);
    expect(result.failures).toEqual([expect.stringMatching(/^c\nc broke\n.*show-trace c\.zip$/s)]);
  });
  test('a journey that was not walked again has failed', () => {
    expect(judge(walked([], ['b']), walked([], [], ['no server'])).failures).toHaveLength(2);
  });
});

describe('a second chance of files of Jest', () => {
  const timed = (files: string[]) => files.map((file) => ({ file, seconds: 1 }));
  const ran = (files: string[], red: string[], isWhole = true): Ran => ({
    passed: 10 * files.length - red.length,
    failures: red.map((file) => `${file} broke`),
    files: timed(files),
    red: red.map((file) => ({ file, failures: [`${file} broke`], isWhole })),
  });
  test('red files run again, unless they did not load, skip a test, or more than ten are red', () => {
    expect(filesToRunAgain(ran(['a', 'b'], []))).toEqual([]);
    expect(filesToRunAgain(ran(['a', 'b'], ['b']))).toEqual(['b']);
    expect(filesToRunAgain(ran(['a', 'b'], ['b'], false))).toEqual([]);
    const eleven = Array.from({ length: 11 }, (_, n) => `f${n}`);
    expect(filesToRunAgain(ran(eleven, eleven.slice(1)))).toHaveLength(10);
    expect(filesToRunAgain(ran(eleven, eleven))).toEqual([]);
  });
  test('a file that is green then is flaky, with its first error, and its tests have passed', () => {
    expect(judgeFiles(ran(['a', 'b'], ['b']), ran(['b'], []))).toMatchObject({
      passed: 20,
      failures: [],
      flaky: [{ title: 'b', error: 'b broke' }],
    });
  });
  test('a file that is red again, or did not run again, is a failure', () => {
    expect(judgeFiles(ran(['a', 'b'], ['b']), ran(['b'], ['b']))).toMatchObject({ failures: ['b broke'], flaky: [] });
    expect(judgeFiles(ran(['a', 'b'], ['b']), ran([], []))).toMatchObject({ failures: ['b broke'], flaky: [] });
  });
  test('what goes wrong outside of any file in the second run is a failure', () => {
    const second = { ...ran(['b'], []), failures: ['Jest ended with 1'] };
    expect(judgeFiles(ran(['a', 'b'], ['b']), second)).toMatchObject({ failures: ['Jest ended with 1'] });
  });
  test('a file that got no second chance fails beside one that was lucky', () => {
    const first = ran(['a', 'b', 'c'], ['b', 'c']);
    first.red = first.red.map((red) => ({ ...red, isWhole: red.file === 'b' }));
    expect(judgeFiles(first, ran(['b'], []))).toMatchObject({ failures: ['c broke'], flaky: [{ title: 'b' }] });
  });
});

test('two flaky ones are luck, three are a failure that names them', () => {
  const flaky = ['a journey', 'a file', 'another'].map((title) => ({ title, error: `${title} broke` }));
  expect(tooManyFlaky(flaky.slice(0, 2))).toEqual([]);
  expect(tooManyFlaky(flaky)).toEqual([expect.stringMatching(/^3 tests .*a journey broke.*a file broke.*another/s)]);
});

test('the flaky ones of a run are kept for whoever mends them', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bank-flaky-')), 'test/flaky.json');
  keepFlaky([{ title: 'a', error: 'late' }], file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([{ title: 'a', error: 'late' }]);
  keepFlaky([], file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([]);
});

describe('what is left', () => {
  const ended = (file: string, at: number) => ({ file, at, of: 4, seconds: 1, passed: true });
  const taken = {
    parts: { Unit: 600, Journeys: 300 },
    files: { 'a.test.ts': 90, 'b.test.ts': 10, 'e2e/x.spec.ts': 50 },
  };
  test('is said from what the last run took: a long file of Jest counts by its seconds, a journey as one', () => {
    const unit = countdown(['Unit', 'Journeys'], taken)('Unit');
    expect(unit(ended('a.test.ts', 1))).toBe('1 of 4, about 6 min left in all');
    expect(unit(ended('b.test.ts', 2))).toBe('2 of 4, about 5 min left in all');
    const journeys = countdown(['Unit', 'Journeys'], taken)('Journeys');
    expect(journeys(ended('e2e/x.spec.ts', 2))).toBe('2 of 4, about 3 min left in all');
  });
  test('is said by numbers where no run has been yet, and not at all where its parts are unknown', () => {
    expect(countdown(['Unit'], { ...taken, files: {} })('Unit')(ended('a.test.ts', 1))).toBe(
      '1 of 4, about 8 min left in all',
    );
    expect(countdown(['Unit'], { parts: {}, files: {} })('Unit')(ended('a.test.ts', 1))).toBe('1 of 4');
  });
  test('a run keeps what it took, and a run of some parts replaces these alone', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'bank-taken-')), 'taken.json');
    const twice = [
      { file: 'libs/a.test.ts', seconds: 2 },
      { file: path.join(ROOT, 'libs/a.test.ts'), seconds: 3 },
    ];
    keepTaken([{ label: 'Unit', seconds: 9 }], twice, file);
    keepTaken([{ label: 'Journeys', seconds: 4 }], [], file);
    expect(readTaken(file)).toMatchObject({ parts: { Unit: 9, Journeys: 4 }, files: { 'libs/a.test.ts': 5 } });
  });
});

test('what ended is found in output that comes in pieces', () => {
  const heard: unknown[] = [];
  const ended = { file: 'a', at: 1, of: 2, seconds: 0.5, passed: true };
  const hear = endedIn((one) => heard.push(one));
  const text = `PASS a\n${lineOf(ended)}\n${lineOf({ ...ended, at: 2 })}\n`;
  for (const piece of text.match(/.{1,7}/gs) ?? []) hear(piece);
  expect(heard).toEqual([ended, { ...ended, at: 2 }]);
});

test('a hunt names the tests that differ between rounds, and their traces', () => {
  const misses = [
    { round: 1, title: 'a', error: 'late' },
    { round: 2, title: 'a', error: 'late' },
    { round: 2, title: 'b', error: 'early', trace: 'b.zip' },
  ];
  expect(differences(misses, 2)).toEqual([
    expect.stringMatching(/^a fails in every round/),
    'b differs: it failed in round 2 of 2\nround 2: early\nnpx playwright show-trace b.zip',
  ]);
  expect(differences([], 5)).toEqual([]);
});

test('Nx: one a task', () => {
  const tasks = ['> nx run money:typecheck', '> tsc', '> nx run ui:lint', '> nx run e2e:lint  [local cache]'].join(
    '\n',
  );
  expect(readNx({ code: 0, output: tasks })).toEqual({ passed: 3, failures: [] });
  const output = `${tasks}\n\nFailed tasks:\n\n- ui:lint\n- e2e:lint\n`;
  expect(readNx({ code: 1, output })).toEqual({ passed: 1, failures: [output.trim(), 'e2e:lint failed, see above'] });
  expect(readNx({ code: 1, output: 'no project graph' })).toEqual({ passed: 0, failures: ['no project graph'] });
});

test('results add up', () => {
  const results = [oneCheck({ code: 0, output: '' }), oneCheck({ code: 2, output: 'bad' })];
  expect(together(results)).toEqual({ passed: 1, failures: ['bad'], files: [], notes: [], flaky: [] });
});

test.each([
  ['libs/money/src/parse.test.ts', 'libs/money'],
  ['tools/run/run.test.ts', 'tools/run'],
  ['e2e/specs/transfers/money-arrives.spec.ts', 'e2e/transfers'],
  ['e2e/brands/d/staging.spec.ts', 'e2e/staging'],
])('%s belongs to %s', (file, room) => {
  expect(roomOf(file)).toBe(room);
});

describe('budgets', () => {
  const budgets = { 'libs/a': 20, 'libs/b': 20, 'libs/c': 20 };
  test('a room that takes more than twice its budget is named, with both figures', () => {
    expect(doubledRooms({ 'libs/a': 41, 'libs/b': 20, 'libs/c': 10, 'libs/new': 500 }, budgets)).toEqual([
      'libs/a took 41 s, its budget is 20 s',
    ]);
  });
  test('a machine that slows all rooms down names none, unless a room is slower than the others', () => {
    expect(doubledRooms({ 'libs/a': 60, 'libs/b': 60, 'libs/c': 66 }, budgets)).toEqual([]);
    expect(doubledRooms({ 'libs/a': 60, 'libs/b': 60, 'libs/c': 130 }, budgets)).toHaveLength(1);
  });
});

test('the table has the parts, the rooms and the ten slowest files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `libs/a/src/${n}.test.ts`, seconds: n }));
  expect(secondsByRoom(files)).toEqual({ 'libs/a': 66 });
  const table = timingTable([{ label: 'Types', seconds: 5.04 }], files, { 'libs/a': 60 });
  expect(table.slice(0, 5)).toEqual([
    'Seconds by part',
    '    5.0  Types',
    'Seconds of tests by room',
    '     66  libs/a (budget 60)',
    'The slowest files',
  ]);
  expect(table[5]).toContain('libs/a/src/11.test.ts');
  expect(table).toHaveLength(15);
});

test('the debt meters of a run are its notes', () => {
  const output =
    'routes of R1.2: 24 of 78 exist, 54 missing\n\nrules of docs/rules: 297 of 381 have a test\n  R0.5 (not built)\n';
  expect(debtsIn(output)).toEqual([
    'routes of R1.2: 24 of 78 exist, 54 missing',
    'rules of docs/rules: 297 of 381 have a test',
  ]);
  expect(debtsIn('nothing owed')).toEqual([]);
});
