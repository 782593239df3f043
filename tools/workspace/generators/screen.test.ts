import screen from './screen.cjs';
import { DEBT_TABLE, LOCALES, ownPath, ownRoute, PATH_TABLE, textOf, textsOf, treeWithCards } from './test-tree';

// Jest cannot load Prettier, and its effect on the files is not under test.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual<object>('@nx/devkit'), formatFiles: () => Promise.resolve() }));

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
    const titles = LOCALES.map((locale) => textsOf(tree, `${IN}/messages`, locale)['gift-cards.givenCard.title']);
    expect(titles[0]).toBe('New page');
    expect(new Set(titles).size).toBe(LOCALES.length);
    expect(titles).not.toContain('');
    // The tour of all screens asks for an address of a pattern with an open segment.
    expect(textOf(tree, 'e2e/specs/tour/stops.ts')).toMatch(/const OPEN: [^;]*givenCard: '\/gift-cards\/1',\n\};/);
    expect(textOf(tree, PATH_TABLE)).toMatch(ownPath('/gift-cards/:year'));
    expect(textOf(tree, DEBT_TABLE)).toMatch(ownRoute('/gift-cards/:year'));
    expect(textOf(tree, `${IN}/given-card/given-card-screen.tsx`)).toContain("'gift-cards.givenCard.title'");
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
    expect(textsOf(tree, `${IN}/messages-steps`, 'en')['gift-cards.givenCard.title']).toBe('New page');
    expect(textsOf(tree, `${IN}/messages`, 'en')['gift-cards.givenCard.title']).toBeUndefined();
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
    await expect(screen(tree, { name: 'login', room: 'gift-cards', path: '/x' })).rejects.toThrow('an address "login"');
  });
});
