import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, runIn, trackedFiles } from './copy';
import { ROOT } from './test-tree';

// What is generated into a copy of the repository, and the checks of the gate that run there.

const TITLES = 'Parcels / Paquetes / Colete / Посылки / Посилки / Encomendas';

/** Every generator, and a room with and without a call and a place, in the order in which they run. */
const CALLS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['room', { name: 'vouchers', path: '/vouchers', summary: 'vouchers and what they buy' }],
  ['room', { name: 'gift-tokens', path: '/gift-tokens', summary: 'tokens to give away', call: 'giftTokenList' }],
  ['room', { name: 'sparks', path: '/sparks', summary: 'sparks and what they light', menu: 'help' }],
  ['method', { name: 'voucherOrder', room: 'vouchers' }],
  ['method', { name: 'cardPaint', room: 'cards' }],
  ['screen', { name: 'card-art', room: 'cards', path: '/card-art' }],
  ['screen', { name: 'token', room: 'gift-tokens', path: '/gift-tokens/{tokenId}', call: 'giftTokenList' }],
  ['kind', { name: 'topUp' }],
];

/** One as a user types it. */
const TYPED = [
  ...['g', '@bank/workspace:room', 'parcels', '--path=/parcels', '--summary=parcels on their way'],
  ...['--call=parcelList', '--menu=merchant', `--titles=${TITLES}`],
];

/** The script behind a package's command, from the root of the copy. */
function script(name: string): string {
  const manifest = readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(manifest);
  return path.join('node_modules', name, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}
const NX = script('nx');
const TSC = 'node_modules/typescript-7/bin/tsc';

/** Runs generators in the order in which they stand. */
const runGenerators = (copy: string, calls: typeof CALLS) =>
  runIn(copy, 'tools/workspace/generators/run.cjs', JSON.stringify(calls));

/** @param file from the root @returns the folder of its configuration of Jest */
const projectOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** Runs tests of the copy. @param files from its root */
const runTests = (copy: string, files: readonly string[]) =>
  runIn(copy, script('jest'), '--silent', '--projects', ...new Set(files.map(projectOf)), '--runTestsByPath', ...files);

const checkFormat = (copy: string, files: readonly string[]) =>
  runIn(copy, script('prettier'), '--check', '--ignore-unknown', ...files);

const checkTypes = (copy: string) => runIn(copy, TSC, '--noEmit', '-p', 'tsconfig.json');

/** Each takes seconds to a minute, and fails by the error of its command, which says what is wrong. */
export const CHECKS: Readonly<Record<string, (copy: string, changed: readonly string[]) => Promise<unknown>>> = {
  'has its format': checkFormat,
  'says everything in every language': (copy) => runIn(copy, 'tools/workspace/i18n/check.mjs'),
  'stands in the printed documents': async (copy) => {
    for (const name of ['methods', 'file-readers', 'limits'])
      await runIn(copy, `tools/workspace/${name}/print.mjs`, '--check');
  },
  'has types that hold': checkTypes,
  'has nothing that the linter refuses': async (copy, changed) => {
    // Who may import whom is judged by the graph of projects.
    await runIn(copy, NX, 'show', 'projects');
    const code = changed.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
    const said = await runIn(copy, script('eslint'), '--max-warnings=0', '--no-warn-ignored', ...code);
    if (said.includes('No cached ProjectGraph')) throw new Error(said);
  },
  'stands in every closed table': (copy) => runTests(copy, trackedFiles(copy, '*.table.test.ts', '*.table.test.tsx')),
  'keeps the rules of the repository': (copy) => runTests(copy, trackedFiles(copy, 'tools/workspace/rules/*.test.ts')),
  'passes its own tests, in the client and at the bank': (copy, changed) =>
    runTests(
      copy,
      changed.filter((file) => /\.test\.tsx?$/.test(file)),
    ),
};

/** Runs every generator but the one of a brand. @returns the files that it wrote or changed, from the root of the copy */
export async function generateInto(copy: string): Promise<readonly string[]> {
  await runGenerators(copy, CALLS);
  await runIn(copy, NX, ...TYPED);
  return changedFiles(copy);
}

/** A brand compiles with its blanks; the tables of brands name what its institution has to state. */
export async function checkBrand(copy: string): Promise<readonly string[]> {
  await runGenerators(copy, [['brand', { id: 'g', name: 'Gray' }]]);
  const own = changedFiles(copy).filter((file) => file.startsWith('apps/brand-g/'));
  await checkFormat(copy, own);
  await checkTypes(copy);
  return own;
}
