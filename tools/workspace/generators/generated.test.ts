import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { findings } from '../i18n/findings.mjs';
import { copyRepository, LONG_MS } from './copy';
import { CHECKS, checkBrand, generateInto } from './copy-checks';
import { isFull } from '@bank/run/size';
import kind from './kind.cjs';
import method from './method.cjs';
import room from './room.cjs';
import screen from './screen.cjs';
import { CARDS, filesOf, KIND_LISTS, LISTS, LOCALES, textOf, textsOf, treeWith } from './test-tree';

// What the generators write holds at once, without a change by hand. In the gate it is read; in full it is generated into a copy of the
// repository, and the checks of the gate run there.

// Jest cannot load Prettier, and its effect on the files is not under test.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual<object>('@nx/devkit'), formatFiles: () => Promise.resolve() }));

const DOORS = 'libs/protocol/src';
const ROOMS = 'tools/sandbox/src/server/rooms.ts';

describe('what is written', () => {
  test('every door of the protocol takes a call, and the handlers of its room take the answer', async () => {
    const handlers = [...textOf(treeWith(ROOMS), ROOMS).matchAll(/^import \{ handlers as .* from '(.*)';$/gm)];
    const places = handlers.map(([, place = '']) => `${path.posix.join(path.posix.dirname(ROOMS), place)}.ts`);
    const tree = treeWith(...LISTS, DOORS, ...places);
    const doors = [...textOf(tree, `${DOORS}/all.ts`).matchAll(/^import \* as \w+ from '\.\/(.*)';$/gm)];
    expect(doors.length).toBeGreaterThan(handlers.length);
    for (const [at, [, door = '']] of doors.entries()) {
      await method(tree, { name: `generatedCall${at}`, room: door });
      const answering = places.filter((place) => textOf(tree, place).includes(`  generatedCall${at}: () => ({}),\n`));
      expect([door, ...answering]).toHaveLength(2);
    }
  });

  const GENERATED: Readonly<Record<string, () => Promise<Tree>>> = {
    'a room with a call': async () => {
      const tree = treeWith(...LISTS);
      await room(tree, { ...CARDS, call: 'giftCardList' });
      return tree;
    },
    'a kind of payment': async () => {
      const tree = treeWith(...KIND_LISTS, 'libs/transfers/src');
      await kind(tree, { name: 'topUp' });
      return tree;
    },
  };
  test.each(Object.entries(GENERATED))('%s parses, and so does every list that it joins', async (_, write) => {
    const tree = await write();
    const isOnDisk = (file: string) => textOf(tree, file) === textOf(treeWith(file), file);
    const files = tree.listChanges().map(({ path: file }) => file);
    const written = files.filter((file) => /\.tsx?$/.test(file) && !isOnDisk(file));
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((file) => isBroken(file, textOf(tree, file)))).toEqual([]);
  });
  test('the check of the catalogues finds nothing in a room and in a screen that are new', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, CARDS);
    await screen(tree, { name: 'given-card', room: CARDS.name, path: '/gift-cards/given' });
    const root = `libs/${CARDS.name}/src`;
    const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(tree, `${root}/messages`, locale)]));
    const sources = filesOf(tree, root).map((file) => textOf(tree, file));
    expect(findings({ room: CARDS.name, catalogues }, sources.join('\n'))).toEqual([]);
    expect(Object.keys(catalogues['en'] ?? {})).toHaveLength(2);
  });
  test('every text that a kind says is in the catalogues', async () => {
    const tree = await GENERATED['a kind of payment']?.();
    if (!tree) throw new Error('Nothing is written');
    const catalogues = treeWith('libs/kit/src', 'libs/transfers/src');
    const known = new Set(
      ['libs/kit/src', 'libs/transfers/src']
        .flatMap((folder) => filesOf(catalogues, folder))
        .filter((file) => file.endsWith('/en.json'))
        .flatMap((file) => Object.keys(JSON.parse(textOf(catalogues, file)))),
    );
    const said = filesOf(tree, 'libs/transfers/src/top-up').flatMap((file) =>
      [...textOf(tree, file).matchAll(/['"]((?:kit|transfers)\.\w+\.\w+)['"]/g)].map(([, id = '']) => id),
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });
});

/** Whether the compiler cannot read a file. */
function isBroken(file: string, text: string): boolean {
  const { diagnostics } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return (diagnostics ?? []).length > 0;
}

if (isFull)
  describe('what is generated into a copy', () => {
    let copy = '';
    let changed: readonly string[] = [];
    beforeAll(async () => {
      copy = copyRepository();
      changed = await generateInto(copy);
    }, 2 * LONG_MS);
    afterAll(() => rmSync(copy, { recursive: true, force: true }));

    test.each(Object.entries(CHECKS))('%s', (_, check) => check(copy, changed), 2 * LONG_MS);
    test(
      'a brand compiles with its blanks, which are for the institution to state',
      async () => expect(await checkBrand(copy)).toContain('apps/brand-g/src/brand.ts'),
      2 * LONG_MS,
    );
  });
