import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { reasons, roomFolder } from './testing/changes.mjs';
import { journeysOf, MAIN, touredAfter } from './testing/journeys-touched.mjs';
import { readersOfTexts, roomOfFile, roomsNear, testsTouched, usersOfAll } from './testing/touched.mjs';
import { moduleIn, usersOf } from './testing/uses.mjs';

/** A small workspace: a kit with a door, two rooms, and the bank. */
const FILES: Readonly<Record<string, string>> = {
  'libs/kit/package.json': '{ "name": "@bank/kit", "exports": { ".": "./src/index.ts" } }',
  'libs/kit/src/index.ts':
    "export { Dialog } from './dialog/dialog';\nexport { Hint as Tip, type Tone } from './hint/hint';\n",
  'libs/kit/src/dialog/dialog.tsx':
    "import { shade } from './shade';\nexport const Dialog = () => shade('kit.close');\n",
  'libs/kit/src/dialog/shade.ts': 'export const shade = (text: string) => text;\n',
  'libs/kit/src/hint/hint.tsx': 'export const Hint = () => null;\nexport type Tone = 1;\n',
  'libs/kit/src/hint/hint.test.tsx': "import { Hint } from './hint';\n",
  'libs/kit/src/messages/en.json': '{ "kit.close": "Close it", "kit.open": "Open" }',
  'libs/cards/src/list/list-screen.tsx':
    "import { Dialog, type Tone } from '@bank/kit';\nexport const Screen = Dialog;\n",
  'libs/cards/src/list/list.test.tsx': "import { Screen } from './list-screen';\n",
  'libs/cards/src/pin/pin.test.tsx': "screen.getByText('Close it');\n",
  'libs/cards/src/limits/limits.test.tsx': '',
  'libs/news/src/news-screen.tsx': "import {\n  Tip,\n} from '@bank/kit';\n",
  'libs/news/src/news.test.tsx': '',
  'tools/sandbox/src/ledger/post.ts': 'export const post = 1;\n',
  'tools/sandbox/src/ledger/post.test.ts': '',
  'tools/sandbox/src/rooms/cards/pay.ts': "import { post } from '../../ledger/post';\nexport const pay = post;\n",
  'tools/sandbox/src/rooms/cards/pay.test.ts': '',
  'tools/sandbox/src/rooms/news/read.test.ts': '',
  'tools/sandbox/src/seed/people.ts': '',
  'tools/workspace/rules/voice.test.ts': '',
};
const all = Object.keys(FILES);
const textOf = (file: string) => FILES[file] ?? '{}';
const users = usersOf(all, textOf);
const change = (...files: string[]) => ({ files, all, users, textOf, textsBefore: textOf });
const RULES = 'tools/workspace/rules/voice.test.ts';

test('imports are read by name, also over lines, renamed, as types and later', () => {
  const text = [
    "import { type A, B as C } from './one';",
    "import D from './two';",
    "import * as E from './three';",
    "import './four';",
    "const later = import('./five');",
    "export { F as G } from './six';",
  ].join('\n');
  expect(moduleIn(text)).toEqual({
    imports: [
      {
        from: './one',
        names: [
          { own: 'A', as: 'A' },
          { own: 'B', as: 'C' },
        ],
      },
      { from: './two', names: '*' },
      { from: './three', names: '*' },
      { from: './four', names: '*' },
      { from: './five', names: '*' },
    ],
    handsOn: [{ from: './six', names: [{ own: 'F', as: 'G' }] }],
  });
});

test('a name is followed through the door to the file that holds it', () => {
  expect([...(users.get('libs/kit/src/hint/hint.tsx') ?? [])].sort()).toEqual([
    'libs/cards/src/list/list-screen.tsx',
    'libs/kit/src/hint/hint.test.tsx',
    'libs/news/src/news-screen.tsx',
  ]);
  expect([...(users.get('libs/kit/src/dialog/dialog.tsx') ?? [])]).toEqual(['libs/cards/src/list/list-screen.tsx']);
});

test('what only its own room uses is followed until it leaves the room', () => {
  expect([...usersOfAll(['libs/kit/src/dialog/shade.ts'], users)]).toEqual([
    'libs/kit/src/dialog/dialog.tsx',
    'libs/cards/src/list/list-screen.tsx',
  ]);
});

describe('the tests of a change', () => {
  test('are all of its library, those beside who uses it by name, and the rules of the repository', () => {
    expect(testsTouched(change('libs/kit/src/dialog/shade.ts'))).toEqual([
      'libs/kit/src/hint/hint.test.tsx',
      'libs/cards/src/list/list.test.tsx',
      RULES,
    ]);
  });
  test('of a text are those that look for it as it was', () => {
    const textsBefore = () => '{ "kit.close": "Close it", "kit.open": "Open" }';
    const after = { ...change('libs/kit/src/messages/en.json'), textsBefore };
    expect(readersOfTexts(after)).toEqual({ sources: [], tests: [] });
    const changed = {
      ...after,
      textOf: (file: string) =>
        file.endsWith('en.json') ? '{ "kit.close": "Shut", "kit.open": "Open" }' : textOf(file),
    };
    expect(readersOfTexts(changed)).toEqual({
      sources: ['libs/kit/src/dialog/dialog.tsx'],
      tests: ['libs/cards/src/pin/pin.test.tsx'],
    });
    expect(testsTouched(changed)).toContain('libs/cards/src/pin/pin.test.tsx');
    expect(testsTouched(changed)).not.toContain('libs/cards/src/limits/limits.test.tsx');
    expect(roomsNear(changed)).toEqual(['kit']);
  });
  test('in a room of the bank are those beside it, and those of the room that shows it', () => {
    expect(testsTouched(change('tools/sandbox/src/rooms/cards/pay.ts'))).toEqual([
      'libs/cards/src/list/list.test.tsx',
      'libs/cards/src/pin/pin.test.tsx',
      'libs/cards/src/limits/limits.test.tsx',
      'tools/sandbox/src/rooms/cards/pay.test.ts',
      RULES,
    ]);
  });
  test('in a floor of the bank are those beside it and beside its users', () => {
    expect(testsTouched(change('tools/sandbox/src/ledger/post.ts'))).toEqual([
      'tools/sandbox/src/ledger/post.test.ts',
      'tools/sandbox/src/rooms/cards/pay.test.ts',
      RULES,
    ]);
  });
  test('in the seed are all of the bank', () => {
    expect(testsTouched(change('tools/sandbox/src/seed/people.ts'))).toContain(
      'tools/sandbox/src/rooms/news/read.test.ts',
    );
  });
  test('of a text for developers are the rules of the repository', () => {
    expect(testsTouched(change('libs/kit/README.md'))).toEqual([RULES]);
    expect(journeysOf(['libs/kit/README.md'], [])).toEqual([]);
  });
  test('that is a test alone is that test', () => {
    expect(testsTouched(change('libs/cards/src/pin/pin.test.tsx'))).toEqual(['libs/cards/src/pin/pin.test.tsx', RULES]);
  });
  test('in what all tests stand on are all, and without a change none', () => {
    expect(testsTouched(change('jest.preset.cjs'))).toHaveLength(all.filter((file) => /\.test\./.test(file)).length);
    expect(testsTouched(change())).toEqual([]);
  });
});

describe('the journeys of a change', () => {
  test('are all of its room, and the tour where something is drawn', () => {
    expect(journeysOf(['libs/auth/src/x.ts'], ['auth'])).toEqual([
      'specs/auth/',
      'specs/activation/',
      'specs/tour/tour.spec.ts',
    ]);
    expect(journeysOf(['libs/auth/src/x.test.ts', 'libs/auth/src/testing/x.ts'], [])).toEqual([]);
    expect(journeysOf(['e2e/specs/history/history.spec.ts'], [])).toEqual(['specs/history/history.spec.ts']);
    expect(journeysOf(['tools/deploy/csp.mjs'], ['deploy'])).toEqual([]);
  });
  test('are one of each room that uses it', () => {
    expect(journeysOf(['libs/kit/src/dialog/dialog.tsx'], ['cards', 'kit', 'news'])).toEqual([
      'specs/cards/lives-and-pays.spec.ts',
      'specs/news/terms-stand-in-the-way.spec.ts',
      'specs/tour/tour.spec.ts',
    ]);
  });
  test('are one of every room when the bank changes below its rooms', () => {
    expect(journeysOf(['tools/sandbox/src/ledger/post.ts'], ['ledger'])).toHaveLength(Object.keys(MAIN).length);
    expect(journeysOf(['tools/sandbox/src/rooms/cards/pay.ts'], ['cards'])).toEqual([
      'specs/cards/lives-and-pays.spec.ts',
    ]);
  });
  test('the tour among them looks at the rooms that changed', () => {
    const near = ['news', 'kit', 'bench', 'shell'];
    expect(touredAfter(['libs/cards/src/x.ts', 'libs/cards/src/x.test.ts', 'libs/payees/src/y.ts'], near)).toEqual([
      'cards',
      'payees',
    ]);
    expect(touredAfter(['libs/cards/src/x.ts', 'e2e/specs/cards/lives-and-pays.spec.ts'], near)).toEqual(['cards']);
  });
  test('what changed in a library without screens is looked at where its names are used', () => {
    const near = ['news', 'kit', 'bench', 'shell'];
    expect(touredAfter(['libs/cards/src/x.ts', 'libs/kit/src/y.ts'], near)).toEqual(['cards', 'news', 'shell']);
    expect(touredAfter(['libs/kit/src/y.ts'], ['bench'])).toBeUndefined();
  });
  test.each([
    'libs/shell/src/x.ts',
    'apps/brand-a/src/theme.css',
    'libs/ui/src/styles/rows.css',
    'e2e/specs/tour/stops.ts',
    'e2e/support/walk.ts',
  ])('after a change of %s the tour looks at all screens', (file) =>
    expect(touredAfter(['libs/cards/src/x.ts', file], ['cards'])).toBeUndefined(),
  );
  test('a test of a library is no reason for a part of the tour', () => {
    expect(touredAfter(['libs/kit/src/y.test.ts'], ['news'])).toBeUndefined();
  });
  test('each folder of journeys has such a one', () => {
    const folders = readdirSync(path.join(ROOT, 'e2e/specs')).filter((folder) => folder !== 'tour');
    expect(Object.keys(MAIN).sort()).toEqual(folders.sort());
    const missing = Object.entries(MAIN).filter(
      ([folder, spec]) => !existsSync(path.join(ROOT, 'e2e/specs', folder, spec)),
    );
    expect(missing).toEqual([]);
  });
});

test('a room is the folder of an app, a library or a tool, and in the bank its room or its floor', () => {
  expect(roomFolder('libs/money/src/parse.ts')).toBe('libs/money');
  expect(roomFolder('README.md')).toBeUndefined();
  expect(roomOfFile('tools/sandbox/src/rooms/cards/pay.ts')).toBe('tools/sandbox/src/rooms/cards');
  expect(roomOfFile('tools/sandbox/src/ledger/post.ts')).toBe('tools/sandbox/src/ledger');
  expect(roomOfFile('tools/run/start.mjs')).toBe('tools/run');
});

test('it is said why', () => {
  const touched = { tests: ['a', 'b'], near: ['ui', 'kit'], journeys: ['specs/tour/tour.spec.ts'] };
  expect(reasons(['libs/money/src/parse.ts', 'README.md'], touched)).toEqual([
    'libs/money: 1 file changed',
    'Rooms that use them by name: ui, kit',
    'Tests: 2 files',
    'Journeys of these: specs/tour/tour.spec.ts',
  ]);
  expect(reasons([], { tests: [], near: [], journeys: [] })).toEqual(['Nothing has changed since main.']);
});
