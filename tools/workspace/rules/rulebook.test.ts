import { existsSync } from 'node:fs';
import path from 'node:path';
import { ALL, ROOT, textOf } from './files';
import { citationsIn, guards, isRun, rowsOf, sectionsOf, unresolvedIn } from './rulebook';

const PAGE = `# R1.4 · States

## Session

- **R1.4.21** A session ends after
  15 idle minutes.
  - code: \`libs/session/src/idle-clock.ts\`
  - test: \`libs/session/src/idle.test.tsx\`,
    \`e2e/specs/idle.spec.ts\`
- **R1.4.22** Not built.

Text after the rows, with \`libs/session/src/other.ts\`.
`;

test('a page is read as its section and its rows', () => {
  expect(sectionsOf(PAGE)).toEqual(['R1.4']);
  expect(rowsOf(PAGE)).toEqual([
    {
      id: 'R1.4.21',
      rule: 'A session ends after 15 idle minutes.',
      code: ['libs/session/src/idle-clock.ts'],
      tests: ['libs/session/src/idle.test.tsx', 'e2e/specs/idle.spec.ts'],
    },
    { id: 'R1.4.22', rule: 'Not built.', code: [], tests: [] },
  ]);
});

test.each([
  ['// R1.4.9, R0.21 and I3 (D06); ADR-7.', ['R1.4.9', 'R0.21', 'I3', 'D06', 'ADR-7']],
  ['the whole section (R2.5)', ['R2.5']],
  ['SHA-256, S256, v1.2.3, R4.1, I12, D41, ADR-', []],
])('%j cites %j', (text, ids) => {
  expect(citationsIn(text)).toEqual(ids);
});

test.each([
  ['R1.4.21', '// Rules: R1.4.21.', true],
  ['R1.4.21', "test('idle (R1.4.2)')", false],
  ['R1.4.21', '// All of R1.4.', true],
  ['R1.4.21', '// R1.4.20 to R1.4.24', true],
  ['R1.4.25', '// R1.4.20 to R1.4.24', false],
  ['D09', '// D08 to D12', true],
  ['R0.19', '// R0.1', false],
])('%s is guarded by a test that says %j: %s', (id, text, expected) => {
  expect(guards(text, id)).toBe(expected);
});

const pages = ALL.filter((file) => file.startsWith('docs/rules/') && !file.endsWith('/README.md'));
const rows = pages.flatMap((file) => rowsOf(textOf(file)));
const ids = rows.map(({ id }) => id);
const records = ALL.flatMap((file) => /^docs\/decisions\/0*(\d+)-/.exec(file)?.[1] ?? []).map((n) => `ADR-${n}`);
const known = new Set([...ids, ...pages.flatMap((file) => sectionsOf(textOf(file))), ...records]);

test('no id stands for two rules', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every cited id has its rule or its record', () => {
  const dead = ALL.filter(
    (file) => !file.startsWith('tools/workspace/rules/') && file !== 'docs/rules/README.md',
  ).flatMap((file) =>
    citationsIn(textOf(file))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(dead).toEqual([]);
});

test.each([
  ['spec' + ' 2 §5', ['spec' + ' 2']],
  ['Decision' + ' 21, decisions' + ' 7 and 8', ['Decision' + ' 21', 'decisions' + ' 7']],
  ['reliability test D06 (invariant I3)', ['reliability test', 'invariant I3']],
  ['R2.5, R0.21, ADR-7; RFC 9700 §4.14; a decision of the bank', []],
])('%j leads nowhere by %j', (text, found) => {
  expect(unresolvedIn(text)).toEqual(found);
});

test('no citation leads nowhere', () => {
  const found = ALL.filter((file) => !file.startsWith('tools/workspace/rules/')).flatMap((file) =>
    unresolvedIn(textOf(file)).map((citation) => `${file}: ${citation}`),
  );
  expect(found).toEqual([]);
});

test('every file that a rule names is there, and every test runs', () => {
  const named = rows.flatMap(({ id, code, tests }) => [...code, ...tests].map((file) => ({ id, file })));
  expect(named.filter(({ file }) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(rows.flatMap(({ id, tests }) => tests.filter((file) => !isRun(file)).map((file) => `${id}: ${file}`))).toEqual(
    [],
  );
});

test('every test that a rule names cites it', () => {
  const silent = rows.flatMap(({ id, tests }) =>
    tests
      .filter((file) => existsSync(path.join(ROOT, file)) && !guards(textOf(file), id))
      .map((file) => `${file}: ${id}`),
  );
  expect(silent).toEqual([]);
});

test('the debt meter: which rules no test guards yet', () => {
  const untested = rows.filter(({ tests }) => tests.length === 0);
  const unbuilt = untested.filter(({ code }) => code.length === 0);
  process.stdout.write(
    `rules of docs/rules: ${rows.length - untested.length} of ${rows.length} have a test, ${untested.length} have none ` +
      `(${unbuilt.length} of these are not built)\n` +
      untested
        .map(({ id, rule, code }) => `  ${id} ${code.length ? '' : '(not built) '}${rule.slice(0, 90)}\n`)
        .join(''),
  );
  expect(rows.length - untested.length).toBeGreaterThan(150);
});
