import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import brand from './brand.cjs';
import kind from './kind.cjs';
import method from './method.cjs';
import room from './room.cjs';
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

const files = (tree: Tree, folder: string): string[] =>
  tree
    .children(folder)
    .flatMap((name) => (tree.isFile(`${folder}/${name}`) ? [`${folder}/${name}`] : files(tree, `${folder}/${name}`)));

/** The package of a folder and its link, as the lockfile knows them. */
function inLockfile(tree: Tree, folder: string, name: string) {
  const { packages }: { packages: Record<string, object> } = JSON.parse(textOf(tree, 'package-lock.json'));
  return [packages[folder], packages[`node_modules/${name}`]];
}

describe('brand', () => {
  test('a new app with the files of the one it starts from, its own id and name, and no library edited', async () => {
    const tree = treeWith('apps/brand-a', 'libs/brand/src', 'package-lock.json');
    await brand(tree, { id: 'g', name: "Gray's" });
    expect(files(tree, 'apps/brand-g')).toEqual(
      files(tree, 'apps/brand-a').map((file) => file.replace('brand-a', 'brand-g')),
    );
    expect(textOf(tree, 'apps/brand-g/src/brand.ts')).toMatch(/id: 'g'/);
    expect(textOf(tree, 'apps/brand-g/vite.config.ts')).toContain('/vite/brand-app.ts');
    expect(textOf(tree, 'apps/brand-g/src/brand.ts')).toContain("name: 'Gray\\'s'");
    expect(JSON.parse(textOf(tree, 'apps/brand-g/package.json'))).toMatchObject({
      name: '@bank/brand-g',
      nx: { name: 'brand-g' },
    });
    expect(inLockfile(tree, 'apps/brand-g', '@bank/brand-g')).toEqual([
      expect.objectContaining({ name: '@bank/brand-g' }),
      { resolved: 'apps/brand-g', link: true },
    ]);
    const changed = tree.listChanges().filter(({ path: file }) => file.startsWith('libs/'));
    expect(changed.map(({ path: file }) => textOf(tree, file))).toEqual(
      changed.map(({ path: file }) => readFileSync(path.join(ROOT, file), 'utf8')),
    );
  });
  test.each(['a', 'b', 'c', 'd', 'e', 'f'])('nothing that brand %s states about itself is copied', async (like) => {
    const tree = treeWith(`apps/brand-${like}`, 'package-lock.json');
    await brand(tree, { id: 'g', name: 'Gray', like });
    const texts = (text: string) =>
      [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].flatMap(([, , literal = '']) => literal || []);
    // Its looks are the other brand's until it has its own.
    const faces = /faces: \{[^}]*\}/.exec(textOf(tree, 'apps/brand-g/src/brand.ts'))?.[0] ?? '';
    const WORDS = [
      '@bank/brand',
      'g',
      'Gray',
      '0 0 32 32',
      'personal',
      'business',
      ...LANGUAGES,
      ...LINKS,
      ...texts(faces),
    ];
    expect(texts(textOf(tree, 'apps/brand-g/src/brand.ts')).filter((word) => !WORDS.includes(word))).toEqual([]);
    expect(textOf(tree, 'apps/brand-g/public/favicon.svg')).not.toContain('<path');
  });
  test('never over a brand that is there, nor under another kind of name', async () => {
    const tree = treeWith('apps/brand-a');
    await expect(brand(tree, { id: 'a' })).rejects.toThrow('is there already');
    await expect(brand(tree, { id: 'gg' })).rejects.toThrow('one letter');
  });
});

const LANGUAGES = ['en', 'es', 'ro', 'ru', 'ua', 'pt'];
const LINKS = ['terms', 'privacy', 'fees', 'complaints', 'deposits'];

/** The lists of rooms; the rooms of these tests are made by the generator, so that no change of a real one closes them. */
const LISTS = [
  'libs/shell/package.json',
  'libs/shell/src/routing/features.ts',
  'libs/paths/src',
  'libs/protocol/package.json',
  'libs/protocol/src/all.ts',
  'tools/sandbox/src/server/rooms.ts',
  'tools/sandbox/src/migrations.ts',
  'tools/sandbox/src/server/test-rights-oracle.ts',
  'package-lock.json',
  'CODEOWNERS',
  'README.md',
];
const CARDS = { name: 'gift-cards', path: '/gift-cards', summary: 'cards that one gives away' };

/** A tree with a room that has one screen and one call. */
async function treeWithCards(): Promise<Tree> {
  const tree = treeWith(...LISTS);
  await room(tree, { ...CARDS, call: 'giftCardList' });
  return tree;
}

describe('room', () => {
  test('a folder with a first screen, a door of the protocol, a twin, and a line in every list of rooms', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, CARDS);
    expect(files(tree, 'libs/gift-cards').sort()).toEqual(
      [
        'README.md',
        'jest.config.cjs',
        'package.json',
        'src/gift-cards/gift-cards-screen.test.tsx',
        'src/gift-cards/gift-cards-screen.tsx',
        'src/index.ts',
        'src/messages.ts',
        ...['en', 'es', 'pt', 'ro', 'ru', 'uk'].map((locale) => `src/messages/${locale}.json`),
        'src/routes.tsx',
        'tsconfig.json',
      ].map((file) => `libs/gift-cards/${file}`),
    );
    expect(files(tree, 'tools/sandbox/src/rooms/gift-cards').map((file) => path.basename(file))).toEqual([
      'handlers.ts',
      'migrations.ts',
    ]);
    expect(textOf(tree, 'libs/shell/src/routing/features.ts')).toMatch(
      /import \{ giftCards \} from '@bank\/gift-cards';[^]*,\n {2}giftCards,\n\];/,
    );
    expect(textOf(tree, 'libs/protocol/src/all.ts')).toMatch(
      /import \* as giftCards from '\.\/gift-cards';[^]*giftCards: rowsOf\(giftCards\),\n\} as const;/,
    );
    expect(JSON.parse(textOf(tree, 'libs/protocol/package.json'))).toMatchObject({
      exports: { './gift-cards': './src/gift-cards.ts' },
    });
    expect(textOf(tree, 'tools/sandbox/src/server/rooms.ts')).toMatch(
      /handlers as giftCards[^]* {2}giftCards,\n\} satisfies/,
    );
    expect(textOf(tree, 'tools/sandbox/src/migrations.ts')).toMatch(/migrations as giftCards[^]*\.\.\.giftCards,\n\];/);
    expect(textOf(tree, 'libs/gift-cards/src/routes.tsx')).toContain('paths.giftCards.pattern');
    expect(textOf(tree, 'CODEOWNERS')).toMatch(/^\/libs\/gift-cards\/ +@bank\/gift-cards$/m);
    expect(textOf(tree, 'README.md')).toContain('| `libs/gift-cards` | cards that one gives away |');
    expect(inLockfile(tree, 'libs/gift-cards', '@bank/gift-cards')).toEqual([
      expect.objectContaining({ name: '@bank/gift-cards' }),
      { resolved: 'libs/gift-cards', link: true },
    ]);
  });
  test('its first call goes from the screen to the bank, and is tested there', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, { ...CARDS, call: 'giftCardList' });
    expect(textOf(tree, 'libs/protocol/src/gift-cards.ts')).toContain(
      "export const giftCardList = method('giftCardList'",
    );
    expect(textOf(tree, 'tools/sandbox/src/rooms/gift-cards/handlers.ts')).toContain('giftCardList: () => ({})');
    expect(tree.exists('tools/sandbox/src/rooms/gift-cards/gift-cards.test.ts')).toBe(true);
    expect(textOf(tree, 'libs/gift-cards/src/gift-cards/gift-cards-screen.tsx')).toContain('query(giftCardList, {})');
  });
  test('a place of the navigation has the word of that place', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, { ...CARDS, menu: 'cards' });
    expect(textOf(tree, 'libs/gift-cards/src/index.ts')).toContain(
      "menu: [{ place: 'cards', label: 'kit.place.cards', to: paths.giftCards.to(), icon: LayoutGrid }]",
    );
  });
  test('a part that is there already is left as it is', async () => {
    const tree = treeWith(...LISTS);
    const door = 'libs/protocol/src/gift-cards.ts';
    const twin = 'tools/sandbox/src/rooms/gift-cards/handlers.ts';
    tree.write(door, '// What client and bank agreed on before.\n');
    tree.write(twin, '// The bank’s side.\n');
    await room(tree, CARDS);
    expect(textOf(tree, door)).toBe('// What client and bank agreed on before.\n');
    expect(textOf(tree, twin)).toBe('// The bank’s side.\n');
    await expect(room(tree, CARDS)).rejects.toThrow('is there already');
  });
});

describe('screen', () => {
  const IN = 'libs/gift-cards/src';

  test('address, route, texts in six languages, screen and test', async () => {
    const tree = await treeWithCards();
    await screen(tree, { name: 'given-card', room: 'gift-cards', path: '/gift-cards/{year}' });
    expect(textOf(tree, 'libs/paths/src/index.ts')).toMatch(
      /givenCard: path\('\/gift-cards\/\{year\}'\),\n\} as const/,
    );
    const routes = textOf(tree, `${IN}/routes.tsx`);
    const added = "paths.givenCard.pattern, lazy: () => import('./given-card/given-card-screen') }";
    expect(routes).toContain("lazy: () => import('./gift-cards/gift-cards-screen') }");
    expect(routes.slice(routes.indexOf('main:'), routes.lastIndexOf(']'))).toContain(added);
    expect(JSON.parse(textOf(tree, `${IN}/messages/en.json`))['giftCards.givenCard.title']).toBe('Given card');
    expect(JSON.parse(textOf(tree, `${IN}/messages/uk.json`))['giftCards.givenCard.title']).toBe('');
    expect(textOf(tree, `${IN}/given-card/given-card-screen.tsx`)).toContain("'giftCards.givenCard.title'");
    const its = textOf(tree, `${IN}/given-card/given-card-screen.test.tsx`);
    expect(its).toContain('@jest-environment @bank/testing/environment');
    expect(its).toContain("await renderScreen('/gift-cards/1', {");
    expect(its).toContain("path: '/gift-cards/:year'");
  });
  test('its title joins the texts of screens, where the others are fetched with every page', async () => {
    const tree = await treeWithCards();
    tree.write(
      `${IN}/routes.tsx`,
      `${textOf(tree, `${IN}/routes.tsx`)}export { loadFurtherMessages } from './messages';\n`,
    );
    for (const locale of ['en', 'es', 'pt', 'ro', 'ru', 'uk'])
      tree.write(`${IN}/messages-steps/${locale}.json`, '{}\n');
    await screen(tree, { name: 'given-card', room: 'gift-cards', path: '/given-card' });
    const texts = (folder: string) => JSON.parse(textOf(tree, `${IN}/${folder}/en.json`));
    expect(texts('messages-steps')['giftCards.givenCard.title']).toBe('Given card');
    expect(texts('messages')['giftCards.givenCard.title']).toBeUndefined();
    expect(textOf(tree, `${IN}/given-card/given-card-screen.test.tsx`)).toContain("from '../messages-steps/en.json'");
  });
  test('a call that it reads must be a row of its room', async () => {
    const tree = await treeWithCards();
    const asked = { name: 'letter', room: 'gift-cards', path: '/letter' };
    await expect(screen(tree, { ...asked, call: 'letterList' })).rejects.toThrow('has no row');
    await screen(tree, { ...asked, call: 'giftCardList' });
    expect(textOf(tree, `${IN}/letter/letter-screen.tsx`)).toContain('query(giftCardList, {})');
  });
  test('in the frame that is named, which may be new to the feature', async () => {
    const tree = await treeWithCards();
    await screen(tree, { name: 'letter', room: 'gift-cards', path: '/letter', layout: 'clear' });
    expect(textOf(tree, `${IN}/routes.tsx`)).toContain(
      "clear: [{ path: paths.letter.pattern, lazy: () => import('./letter/letter-screen') }],",
    );
  });
  test('only in a feature, and never twice', async () => {
    const tree = await treeWithCards();
    await expect(screen(tree, { name: 'x', room: 'money', path: '/x' })).rejects.toThrow('not a feature');
    await expect(screen(tree, { name: 'gift-cards', room: 'gift-cards', path: '/x' })).rejects.toThrow(
      'is there already',
    );
  });
});

const ORACLE = 'tools/sandbox/src/server/test-rights-oracle.ts';
const DOOR = 'libs/protocol/src/gift-cards.ts';

describe('method', () => {
  test('a row, and a line of the oracle, without which many tests fail', async () => {
    const tree = await treeWithCards();
    await method(tree, { name: 'giftCardOrder', room: 'gift-cards' });
    expect(textOf(tree, DOOR)).toContain("export const giftCardOrder = method('giftCardOrder', {");
    expect(textOf(tree, ORACLE)).toMatch(
      /ORACLE[^]*say who may make this call\.\n {2}giftCardOrder: 'signed in',\n\};/,
    );
  });
  test('in a room that has calls with addresses only, it imports the constructor', async () => {
    const tree = await treeWithCards();
    tree.write(DOOR, "import * as z from 'zod/mini';\nimport { http } from './method';\n");
    await method(tree, { name: 'giftCardOrder', room: 'gift-cards' });
    expect(textOf(tree, DOOR)).toMatch(/import \{ http, method \} from '\.\/method'/);
  });
  test('never twice, never in an unknown room, only in camelCase', async () => {
    const tree = await treeWithCards();
    await expect(method(tree, { name: 'giftCardList', room: 'gift-cards' })).rejects.toThrow('already');
    await expect(method(tree, { name: 'x', room: 'nowhere' })).rejects.toThrow('no room');
    await expect(method(tree, { name: 'Card-pause', room: 'gift-cards' })).rejects.toThrow('camelCase');
  });
});

describe('kind', () => {
  const ROOM = 'tools/sandbox/src/rooms/transfers';
  const PLACES = [
    'libs/protocol',
    'libs/paths/src',
    'libs/transfers/src/routes.tsx',
    `${ROOM}/handlers.ts`,
    ORACLE,
    'tools/sandbox/src/server/test-prepared-calls.ts',
    'libs/testing/src/permissions.test.ts',
    'libs/testing/src/faults/payer.ts',
  ];

  test('its call, its rules and its screen, and a line in every table of kinds', async () => {
    const tree = treeWith(...PLACES);
    await kind(tree, { name: 'topUp' });
    expect(
      tree
        .listChanges()
        .filter(({ path: file }) => file.includes('top-up'))
        .map(({ path: file }) => file)
        .sort(),
    ).toEqual([
      'libs/protocol/src/transfers-top-up.ts',
      ...['form.tsx', 'kind.ts', 'screen.test.tsx', 'screen.tsx', 'values.ts'].map(
        (part) => `libs/transfers/src/top-up/top-up-${part}`,
      ),
      `${ROOM}/top-up/top-up.ts`,
    ]);
    const lines: Readonly<Record<string, readonly (string | RegExp)[]>> = {
      'libs/protocol/src/all.ts': [/^ {2}transfers: \{[^}]*\.\.\.rowsOf\(transfersTopUp\),\n {2}\},/m],
      [`${ROOM}/handlers.ts`]: ['  ...topUpHandlers,'],
      'libs/paths/src/index.ts': ["transferTopUp: path('/transfer/top-up'),"],
      'libs/paths/src/paths.table.test.ts': [/has\(pattern\)\)\)\.toEqual\(\[[^\]]*'\/transfer\/top-up',\n {2}\]\);/],
      'libs/transfers/src/routes.tsx': ['paths.transferTopUp.pattern'],
      [ORACLE]: ['  topUpFee: SEES,\n  topUp: ORDERS,'],
      'tools/sandbox/src/server/test-prepared-calls.ts': [/const PREPARE[^{]*\{\n {2}topUp: \(\) =>/],
      'libs/testing/src/permissions.test.ts': ["moveBetween: ['accountTransfer', 'topUp'"],
      'libs/testing/src/faults/payer.ts': [
        /KINDS = \{\n {2}topUp:/,
        "  topUp: 'topUp',",
        /BETWEEN_OWN[^;]*\['topUp', 'account'/,
      ],
    };
    for (const [file, added] of Object.entries(lines))
      for (const line of added)
        expect(textOf(tree, file)).toEqual(expect.stringMatching(typeof line === 'string' ? escaped(line) : line));
  });
  test('costs less than 300 lines without its test', async () => {
    const tree = treeWith(...PLACES);
    await kind(tree, { name: 'topUp' });
    const own = tree.listChanges().filter(({ path: file }) => file.includes('top-up') && !file.includes('.test.'));
    const lines = own.map(({ path: file }) => textOf(tree, file).split('\n').length - 1);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(300);
  });
  test('two of them stand beside each other, and none twice', async () => {
    const tree = treeWith(...PLACES);
    await kind(tree, { name: 'topUp' });
    await kind(tree, { name: 'giftMoney' });
    expect(textOf(tree, 'libs/testing/src/permissions.test.ts')).toContain("['accountTransfer', 'giftMoney', 'topUp'");
    await expect(kind(tree, { name: 'topUp' })).rejects.toThrow('already');
    await expect(kind(tree, { name: 'top/up' })).rejects.toThrow('named');
  });
});

const escaped = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
