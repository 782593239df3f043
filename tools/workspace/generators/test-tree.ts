import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import room from './room.cjs';

export const ROOT = path.resolve(__dirname, '../../..');

/**
 * A virtual copy of the real folders, so that a change of their form fails here and not in a generator run.
 * @param places files and folders from the root; those that are not there are left out
 */
export function treeWith(...places: string[]): Tree {
  const tree = createTree();
  const add = (place: string): void => {
    const file = path.join(ROOT, place);
    if (!statSync(file).isDirectory()) return tree.write(place, readFileSync(file));
    for (const name of readdirSync(file)) if (!/^(dist|node_modules)$/.test(name)) add(`${place}/${name}`);
  };
  places.filter((place) => existsSync(path.join(ROOT, place))).forEach(add);
  return tree;
}

/** What a file of the tree says; '' where there is none. */
export const textOf = (tree: Tree, file: string) => tree.read(file, 'utf-8') ?? '';

/** Every file below a folder of the tree. */
export const filesOf = (tree: Tree, folder: string): string[] =>
  tree
    .children(folder)
    .flatMap((name) => (tree.isFile(`${folder}/${name}`) ? [`${folder}/${name}`] : filesOf(tree, `${folder}/${name}`)));

export const ORACLE = 'tools/sandbox/src/server/test-rights-oracle.ts';
export const PATH_TABLE = 'libs/paths/src/paths.table.test.ts';
export const DEBT_TABLE = 'libs/shell/src/routing/debt.table.test.ts';

/** Finds an address in the closed list of those that are the client's own. */
export const ownPath = (pattern: string) =>
  new RegExp(`has\\(pattern\\)\\)\\)\\.toEqual\\(\\[[^\\]]*'${pattern}',\\n {2}\\]\\);`);

/** Finds an address in the closed list of routes that are the client's own. */
export const ownRoute = (pattern: string) => new RegExp(`const ours = \\[[^\\]]*'${pattern}',\\n {2}\\];`);

/** The lists of rooms; the rooms of these tests are made by the generator, so that no change of a real one closes them. */
export const LISTS = [
  'libs/shell/package.json',
  'libs/shell/src/routing/features.ts',
  DEBT_TABLE,
  'libs/kit/src/messages-screens/en.json',
  'libs/paths/src',
  'e2e/specs/tour/stops.ts',
  'libs/protocol/package.json',
  'libs/protocol/src/all.ts',
  'tools/sandbox/src/server/rooms.ts',
  'tools/sandbox/src/migrations.ts',
  ORACLE,
  'package-lock.json',
  'CODEOWNERS',
  'README.md',
];

/** The tables that know kinds of payments. */
export const KIND_LISTS = [
  'libs/protocol',
  'libs/paths/src',
  DEBT_TABLE,
  'libs/transfers/src/routes.tsx',
  'tools/sandbox/src/rooms/transfers/handlers.ts',
  ORACLE,
  'tools/sandbox/src/server/test-prepared-calls.ts',
  'libs/testing/src/permissions.test.ts',
  'libs/testing/src/faults/payer.ts',
];

export const CARDS = { name: 'gift-cards', path: '/gift-cards', summary: 'cards that one gives away' };

export const LOCALES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];
/** One catalogue of the tree. */
export const textsOf = (tree: Tree, folder: string, locale: string): Record<string, string> =>
  JSON.parse(textOf(tree, `${folder}/${locale}.json`));

/** The package of a folder and its link, as the lockfile knows them. */
export function inLockfile(tree: Tree, folder: string, name: string) {
  const { packages }: { packages: Record<string, object> } = JSON.parse(textOf(tree, 'package-lock.json'));
  return [packages[folder], packages[`node_modules/${name}`]];
}

/** A tree with a room that has one screen and one call. */
export async function treeWithCards(): Promise<Tree> {
  const tree = treeWith(...LISTS);
  await room(tree, { ...CARDS, call: 'giftCardList' });
  return tree;
}
