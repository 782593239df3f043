import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import brand from './brand.cjs';
import method from './method.cjs';
import screen from './screen.cjs';

// Jest cannot load Prettier, and its effect on the files is not under test.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual<object>('@nx/devkit'), formatFiles: () => Promise.resolve() }));

const ROOT = path.resolve(__dirname, '../../..');

/** A virtual copy of the real folders, so that a change of their form fails here and not in a generator run. */
function treeWith(...places: string[]): Tree {
  const tree = createTree();
  const add = (place: string): void => {
    const file = path.join(ROOT, place);
    if (!statSync(file).isDirectory()) return tree.write(place, readFileSync(file));
    for (const name of readdirSync(file)) if (!/^(dist|node_modules)$/.test(name)) add(`${place}/${name}`);
  };
  places.filter((place) => existsSync(path.join(ROOT, place))).forEach(add);
  return tree;
}

const textOf = (tree: Tree, file: string) => tree.read(file, 'utf-8') ?? '';

describe('brand', () => {
  test('a new app with the files of the one it starts from, its own id and name, and no library edited', async () => {
    const tree = treeWith('apps/brand-a', 'libs/brand/src');
    await brand(tree, { id: 'g', name: "Gray's" });
    const files = (folder: string): string[] =>
      tree.children(folder).flatMap((name) => (tree.isFile(`${folder}/${name}`) ? [name] : files(`${folder}/${name}`)));
    expect(files('apps/brand-g')).toEqual(files('apps/brand-a'));
    expect(textOf(tree, 'apps/brand-g/src/brand.ts')).toMatch(/id: 'g'/);
    expect(textOf(tree, 'apps/brand-g/vite.config.ts')).toContain('/vite/brand-app.ts');
    expect(textOf(tree, 'apps/brand-g/src/brand.ts')).toContain("name: 'Gray\\'s'");
    expect(JSON.parse(textOf(tree, 'apps/brand-g/package.json'))).toMatchObject({
      name: '@bank/brand-g',
      nx: { name: 'brand-g' },
    });
    const changed = tree.listChanges().filter(({ path: file }) => file.startsWith('libs/'));
    expect(changed.map(({ path: file }) => textOf(tree, file))).toEqual(
      changed.map(({ path: file }) => readFileSync(path.join(ROOT, file), 'utf8')),
    );
  });
  test('never over a brand that is there, nor under another kind of name', async () => {
    const tree = treeWith('apps/brand-a');
    await expect(brand(tree, { id: 'a' })).rejects.toThrow('is there already');
    await expect(brand(tree, { id: 'gg' })).rejects.toThrow('one letter');
  });
});

describe('screen', () => {
  test('address, route, texts in six languages, screen and test', async () => {
    const tree = treeWith('libs/paths/src', 'libs/history/src');
    await screen(tree, { name: 'statement-list', room: 'history', path: '/statements/{year}' });
    expect(textOf(tree, 'libs/paths/src/index.ts')).toMatch(
      /statementList: path\('\/statements\/\{year\}'\),\n\} as const/,
    );
    const routes = textOf(tree, 'libs/history/src/routes.tsx');
    const added = "paths.statementList.pattern, lazy: () => import('./statement-list/statement-list-screen') }";
    expect(routes).toContain("lazy: () => import('./history/history-screen') }");
    expect(routes.slice(routes.indexOf('main:'), routes.lastIndexOf(']'))).toContain(added);
    expect(JSON.parse(textOf(tree, 'libs/history/src/messages/en.json'))['history.statementList.title']).toBe(
      'Statement list',
    );
    expect(JSON.parse(textOf(tree, 'libs/history/src/messages/uk.json'))['history.statementList.title']).toBe('');
    expect(textOf(tree, 'libs/history/src/statement-list/statement-list-screen.tsx')).toContain(
      "'history.statementList.title'",
    );
    expect(tree.exists('libs/history/src/statement-list/statement-list-screen.test.tsx')).toBe(true);
  });
  test('in the frame that is named, which may be new to the feature', async () => {
    const tree = treeWith('libs/paths/src', 'libs/history/src');
    await screen(tree, { name: 'letter', room: 'history', path: '/letter', layout: 'clear' });
    expect(textOf(tree, 'libs/history/src/routes.tsx')).toContain(
      "clear: [{ path: paths.letter.pattern, lazy: () => import('./letter/letter-screen') }],",
    );
  });
  test('only in a feature, and never twice', async () => {
    const tree = treeWith('libs/paths/src', 'libs/history/src');
    await expect(screen(tree, { name: 'x', room: 'money', path: '/x' })).rejects.toThrow('not a feature');
    await expect(screen(tree, { name: 'history', room: 'history', path: '/x' })).rejects.toThrow('is there already');
  });
});

describe('method', () => {
  test.each(['accounts', 'transfers', 'history'])('a row in %s', async (room) => {
    const tree = treeWith('libs/protocol/src');
    await method(tree, { name: 'statementOrder', room });
    expect(textOf(tree, `libs/protocol/src/${room}.ts`)).toContain(
      "export const statementOrder = method('statementOrder', {",
    );
  });
  test('a method in a room that had none imports the constructor', async () => {
    const tree = treeWith('libs/protocol/src');
    await method(tree, { name: 'pinChange', room: 'auth' });
    expect(textOf(tree, 'libs/protocol/src/auth.ts')).toMatch(/import \{ http, method \} from '\.\/method'/);
  });
  test('never twice, never in an unknown room, only in camelCase', async () => {
    const tree = treeWith('libs/protocol/src');
    await expect(method(tree, { name: 'balanceInquiry', room: 'accounts' })).rejects.toThrow('already');
    await expect(method(tree, { name: 'x', room: 'nowhere' })).rejects.toThrow('no room');
    await expect(method(tree, { name: 'Card-pause', room: 'accounts' })).rejects.toThrow('camelCase');
  });
});
