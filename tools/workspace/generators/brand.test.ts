import { readFileSync } from 'node:fs';
import path from 'node:path';
import brand from './brand.cjs';
import { filesOf, inLockfile, ROOT, textOf, treeWith } from './test-tree';

// Jest cannot load Prettier, and its effect on the files is not under test.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual<object>('@nx/devkit'), formatFiles: () => Promise.resolve() }));

describe('brand', () => {
  test('a new app with the files of the one it starts from, its own id and name, and no library edited', async () => {
    const tree = treeWith('apps/brand-a', 'libs/brand/src', 'package-lock.json');
    await brand(tree, { id: 'g', name: "Gray's" });
    expect(filesOf(tree, 'apps/brand-g')).toEqual(
      filesOf(tree, 'apps/brand-a').map((file) => file.replace('brand-a', 'brand-g')),
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
