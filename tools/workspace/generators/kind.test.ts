import kind from './kind.cjs';
import { DEBT_TABLE, KIND_LISTS, ORACLE, ownRoute, textOf, treeWith } from './test-tree';

// Jest cannot load Prettier, and its effect on the files is not under test.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual<object>('@nx/devkit'), formatFiles: () => Promise.resolve() }));

describe('kind', () => {
  const ROOM = 'tools/sandbox/src/rooms/transfers';

  test('its call, its rules and its screen, and a line in every table of kinds', async () => {
    const tree = treeWith(...KIND_LISTS);
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
      [DEBT_TABLE]: [ownRoute('/transfer/top-up')],
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
    const tree = treeWith(...KIND_LISTS);
    await kind(tree, { name: 'topUp' });
    const own = tree.listChanges().filter(({ path: file }) => file.includes('top-up') && !file.includes('.test.'));
    const lines = own.map(({ path: file }) => textOf(tree, file).split('\n').length - 1);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(300);
  });
  test('two of them stand beside each other, and none twice', async () => {
    const tree = treeWith(...KIND_LISTS);
    await kind(tree, { name: 'topUp' });
    await kind(tree, { name: 'giftMoney' });
    expect(textOf(tree, 'libs/testing/src/permissions.test.ts')).toContain("['accountTransfer', 'giftMoney', 'topUp'");
    await expect(kind(tree, { name: 'topUp' })).rejects.toThrow('already');
    await expect(kind(tree, { name: 'top/up' })).rejects.toThrow('named');
  });
});

const escaped = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
