import path from 'node:path';
import room from './room.cjs';
import schema from './room.schema.json';
import {
  CARDS,
  DEBT_TABLE,
  filesOf,
  inLockfile,
  LISTS,
  LOCALES,
  ownPath,
  ownRoute,
  PATH_TABLE,
  textOf,
  textsOf,
  treeWith,
} from './test-tree';

// Jest cannot load Prettier, and its effect on the files is not under test.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual<object>('@nx/devkit'), formatFiles: () => Promise.resolve() }));

const SCREEN = 'libs/gift-cards/src/gift-cards/gift-cards-screen';

describe('room', () => {
  test('a folder with a first screen, a door of the protocol, a twin, and a line in every list of rooms', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, CARDS);
    expect(filesOf(tree, 'libs/gift-cards').sort()).toEqual(
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
    expect(filesOf(tree, 'tools/sandbox/src/rooms/gift-cards').map((file) => path.basename(file))).toEqual([
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
    expect(tree.exists('tools/sandbox/src/rooms/gift-cards/gift-card-list.test.ts')).toBe(true);
    expect(textOf(tree, 'libs/gift-cards/src/gift-cards/gift-cards-screen.tsx')).toContain('query(giftCardList, {})');
  });
  test('a place of the navigation has the word of that place, and so has its screen', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, { ...CARDS, menu: 'cards' });
    expect(textOf(tree, `${SCREEN}.tsx`)).toContain("title: 'kit.place.cards'");
    expect(textOf(tree, `${SCREEN}.test.tsx`)).toContain('name: "Cards"');
    for (const locale of LOCALES) expect(textsOf(tree, 'libs/gift-cards/src/messages', locale)).toEqual({});
    expect(textOf(tree, 'libs/gift-cards/src/index.ts')).toContain(
      "menu: [{ place: 'cards', label: 'kit.place.cards', to: paths.giftCards.to(), icon: LayoutGrid }]",
    );
  });
  test('every place that a room can have has its word in the kit', async () => {
    const places = schema.properties.menu.enum;
    const kit = textOf(treeWith('libs/kit/src/feature.ts'), 'libs/kit/src/feature.ts');
    const [, known = ''] = /^export const PLACES = \[\n([^\]]*)\]/m.exec(kit) ?? [];
    expect(places.map((place) => `  '${place}',\n`).join('')).toBe(known);
    for (const menu of places) {
      const tree = treeWith(...LISTS);
      await room(tree, { ...CARDS, menu });
      expect(textOf(tree, 'libs/gift-cards/src/index.ts')).toContain(`label: 'kit.place.${menu}'`);
      expect(textsOf(tree, 'libs/kit/src/messages-screens', 'en')[`kit.place.${menu}`]).toBeDefined();
    }
  });
  test('titles that are given stand in every language, also for a place of the navigation', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, {
      ...CARDS,
      menu: 'cards',
      titles: 'Gifts / Regalos / Cadouri / Подарки / Подарунки / Presentes',
    });
    expect(LOCALES.map((locale) => textsOf(tree, 'libs/gift-cards/src/messages', locale))).toEqual(
      ['Gifts', 'Regalos', 'Cadouri', 'Подарки', 'Подарунки', 'Presentes'].map((title) => ({
        'gift-cards.giftCards.title': title,
      })),
    );
    expect(textOf(tree, `${SCREEN}.test.tsx`)).toContain('name: "Gifts"');
  });
  test.each([
    'Gifts',
    'Gifts / Regalos / Cadouri / Подарки / Подарунки',
    'Gifts / / Cadouri / Подарки / Подарунки / Presentes',
  ])('a title that misses a language is refused: %s', async (titles) => {
    await expect(room(treeWith(...LISTS), { ...CARDS, titles })).rejects.toThrow('en, es, ro, ru, uk, pt');
  });
  test('an address of the client’s own stands in the closed lists, one of the specification does not', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, CARDS);
    expect(textOf(tree, PATH_TABLE)).toMatch(ownPath('/gift-cards'));
    expect(textOf(tree, DEBT_TABLE)).toMatch(ownRoute('/gift-cards'));
    await room(tree, { name: 'contract-list', path: '/revenue-split', summary: 'contracts' });
    expect(textOf(tree, PATH_TABLE)).not.toContain("'/revenue-split'");
    expect(textOf(tree, DEBT_TABLE)).not.toContain("'/revenue-split'");
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
