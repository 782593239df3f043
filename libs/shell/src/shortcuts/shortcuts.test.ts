// Rules: R2.7.81.
import { keysOf, shortcutSettings } from '@bank/kit';
import fc from 'fast-check';
import { readKey, type Begun } from './press';
import { conflictOf, SHORTCUTS, withKeys } from './shortcuts';

const store = shortcutSettings;
const press = (keys: string, apart = 100, changes = {}) => {
  let begun: Begun | null = null;
  let does: string | undefined;
  [...keys].forEach((key, at) => {
    const read = readKey({ key, code: '', at: at * apart }, begun, withKeys(changes));
    begun = read.begun;
    does = read.does?.id;
  });
  return does;
};

afterEach(() => {
  localStorage.clear();
  store.setState(store.getInitialState(), true);
});

test('the keys of a customer who changed nothing are reached, each of them', () => {
  expect(SHORTCUTS.map(({ keys }) => press(keys))).toEqual(SHORTCUTS.map(({ id }) => id));
});

test('whatever customers change without a conflict, every shortcut is reached', () => {
  const ids = SHORTCUTS.map(({ id }) => id);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...ids), fc.string({ maxLength: 3 })), { maxLength: 12 }),
      (tries) => {
        const changes: Record<string, string> = {};
        for (const [id, typed] of tries) {
          const keys = keysOf(typed);
          if (!conflictOf(id, keys, changes)) changes[id] = keys;
        }
        for (const { id, keys } of withKeys(changes)) if (keys !== '') expect(press(keys, 100, changes)).toBe(id);
      },
    ),
  );
});

test.each([
  ['the same keys', 'cards', 'gh', 'home'],
  ['keys that another one begins with', 'cards', 'g', 'home'],
  ['keys that begin with those of another', 'cards', 'h1', 'hide'],
  ['its own keys', 'home', 'gh', undefined],
  ['no keys', 'home', '', undefined],
] as const)('%s: what stands in the way has a name', (_, id, keys, other) => {
  expect(conflictOf(id, keys, {})?.id).toBe(other);
});

test('two keys more than two seconds apart are no sequence, and the second counts by itself', () => {
  expect(press('gh', 2000)).toBe('home');
  expect(press('gh', 2001)).toBe('hide');
  expect(press('xh')).toBe('hide');
});

test('on a Cyrillic keyboard the key at the place of the letter counts', () => {
  const first = readKey({ key: 'п', code: 'KeyG', at: 0 }, null, SHORTCUTS);
  expect(readKey({ key: 'р', code: 'KeyH', at: 100 }, first.begun, SHORTCUTS).does?.id).toBe('home');
});

test('what is set stays on the device, and nothing that is no shortcut', async () => {
  store.getState().change('home', ' Q q w');
  store.getState().setOn(false);
  expect(JSON.parse(localStorage.getItem('bank.shortcuts') ?? '').state).toEqual({
    areOn: false,
    changes: { home: 'qq' },
  });
  store.getState().reset();
  expect(store.getState().changes).toEqual({});
  const stored = {
    state: { areOn: 'no', changes: { home: 5, cards: 'XYZ', __proto__: 'a', nothing: 'b' } },
    version: 0,
  };
  localStorage.setItem('bank.shortcuts', JSON.stringify(stored));
  await store.persist.rehydrate();
  expect(store.getState().changes).toEqual({ cards: 'xy', nothing: 'b' });
});
