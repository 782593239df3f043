import { ALL, textOf } from './files';

// How much a test plays is said by `@bank/run/size` alone (ADR-85).

const TEST = /\.(test\.tsx?|spec\.ts)$|(^|\/)test-[^/]*\.ts$|^libs\/testing\/|^libs\/[^/]+\/src\/testing\//;
/** What a test may ask its surroundings for: where its database is, how slow that is made, and what it tells a process that it starts. */
const OTHERS =
  /^(TEST_DATABASE_URL|DATABASE_URL|BANK_SERVER_IDLE_S|BANK_PORT|BANK_BRANDS|BANK_QA|SLOW_BANK|BENCH_\w+)$/;

/** The variables of the environment that a text reads; `all` stands for an environment that is kept under another name. */
const readIn = (text: string): string[] =>
  [...text.matchAll(/(\.{3})?process\.env(?:\.(\w+)|\[['"`](\w+)['"`]\])?/g)].flatMap(
    ([, handedOn, plain, quoted]) => plain ?? quoted ?? (handedOn ? [] : 'all'),
  );
const isSize = (name: string) => !OTHERS.test(name);

test.each([
  ["const RUNS = Number(process.env['RUNS'] ?? 20);", ['RUNS']],
  ['const isWhole = process.env.EVERY_OUTAGE === "1";', ['EVERY_OUTAGE']],
  ['const { RUNS } = process.env;', ['all']],
  ["const address = process.env['DATABASE_URL'];", []],
  ['spawn(command, { env: { ...process.env, LANG: "C" } });', []],
])('%s', (line, sizes) => {
  expect(readIn(line).filter(isSize)).toEqual(sizes);
});

test('no test reads its size from the environment by itself', () => {
  const own = ALL.filter((file) => TEST.test(file) && !file.startsWith('tools/workspace/rules/'));
  expect(own.length).toBeGreaterThan(500);
  expect(
    own.flatMap((file) =>
      readIn(textOf(file))
        .filter(isSize)
        .map((name) => `${file}: ${name}`),
    ),
  ).toEqual([]);
});

test('the size is read in one place, and said by the runner and by the copy that a generator fills', () => {
  const named = ALL.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && textOf(file).includes('BANK_FULL'));
  expect(named.filter((file) => !/^tools\/(workspace\/(rules|generators\/copy)|run)\b/.test(file))).toEqual([]);
});
