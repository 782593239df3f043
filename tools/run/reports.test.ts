import { readJest } from './testing/read-jest.mjs';
import { readNx } from './testing/read-nx.mjs';
import { readPlaywright } from './testing/read-playwright.mjs';
import { debtsIn, oneCheck, together } from './testing/result.mjs';

test('Jest: failed, skipped and files that could not run all count as failures', () => {
  const result = readJest({
    numPassedTests: 4,
    numPendingTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'works', failureMessages: [] },
          { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2'] },
          { status: 'pending', fullName: 'waits', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(result.passed).toBe(4);
  expect(result.failures).toHaveLength(3);
  expect(result.failures[0]).toContain('1 is not 2');
  expect(result.failures[2]).toContain('Cannot find module');
});

test('Playwright: every test of every project counts, however deep; flaky is not passed', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{ error: { message: `${title} broke` } }] }],
  });
  const result = readPlaywright({
    errors: [],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'inner', specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }],
      },
    ],
  });
  expect(result.passed).toBe(1);
  expect(result.failures).toEqual([
    '[phone] › home.spec.ts › inner › two\ntwo broke',
    '[phone] › home.spec.ts › inner › three\nthree broke',
  ]);
});

test('Playwright that could not start is a failure', () => {
  expect(readPlaywright({ suites: [], errors: [{ message: 'no server' }] }).failures).toEqual(['no server']);
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
  expect(together(results)).toEqual({ passed: 1, failures: ['bad'] });
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
