import method from './method.cjs';
import room from './room.cjs';
import { CARDS, LISTS, ORACLE, textOf, treeWith, treeWithCards } from './test-tree';

// Jest cannot load Prettier, and its effect on the files is not under test.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual<object>('@nx/devkit'), formatFiles: () => Promise.resolve() }));

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
  test('a handler that answers, with its test, where the bank answers for the room', async () => {
    const tree = await treeWithCards();
    const folder = 'tools/sandbox/src/rooms/gift-cards';
    await method(tree, { name: 'giftCardOrder', room: 'gift-cards' });
    expect(textOf(tree, `${folder}/handlers.ts`)).toContain('giftCardOrder: () => ({}),\n} satisfies Handlers<');
    const its = textOf(tree, `${folder}/gift-card-order.test.ts`);
    expect(its).toContain("from '@bank/protocol/gift-cards';");
    expect(its).toContain("from '../../server/test-client';");
  });
  test('a door beside the one of its room is answered by the same handlers', async () => {
    const tree = treeWith(
      ...LISTS,
      'libs/protocol/src/transfers-account.ts',
      'tools/sandbox/src/rooms/transfers/handlers.ts',
    );
    await method(tree, { name: 'accountSweep', room: 'transfers-account' });
    expect(textOf(tree, 'tools/sandbox/src/rooms/transfers/handlers.ts')).toContain('accountSweep: () => ({}),');
    expect(textOf(tree, 'tools/sandbox/src/rooms/transfers/account-sweep.test.ts')).toContain('transfers-account');
  });
  test('the first call of a door without any imports what it is made of', async () => {
    const tree = treeWith(...LISTS);
    await room(tree, CARDS);
    await method(tree, { name: 'giftCardOrder', room: 'gift-cards' });
    const door = textOf(tree, DOOR);
    expect(door).toContain("import * as z from 'zod/mini';\nimport { method } from './method';\n");
    expect(door).not.toContain('export {}');
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
