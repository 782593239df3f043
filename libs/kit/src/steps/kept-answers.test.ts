// Rules: R0.25, R3.3.24, R3.9.5.
import { dropAllDrafts } from '@bank/ui';
import { keptAnswers } from './kept-answers';

interface Answers {
  name: string;
  password: string;
}
const EMPTY: Answers = { name: '', password: '' };
const PLACE = 'bank.draft.test';

const open = () =>
  keptAnswers<Answers>({
    key: 'test',
    version: '3.54',
    empty: EMPTY,
    secret: ['password'],
    read: (value) =>
      typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
        ? { name: value.name }
        : null,
  });

beforeEach(() => sessionStorage.clear());

test('a reload finds the answers, and of a secret nothing was ever in storage', () => {
  const first = open();
  expect(first.store.getState()).toEqual({ answers: EMPTY, found: 'nothing', isRestored: false });
  first.keep({ name: 'Iris' });
  first.keep({ password: 'Harbour-lamp-93' });
  expect(first.store.getState().answers).toEqual({ name: 'Iris', password: 'Harbour-lamp-93' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Harbour');
  expect({ ...localStorage }).toEqual({});
  expect(open().store.getState()).toEqual({
    answers: { name: 'Iris', password: '' },
    found: 'answers',
    isRestored: true,
  });
});

test('answers have one key for sending them, after a reload too, until one of them changes', () => {
  const first = open();
  first.keep({ name: 'Iris', password: 'x' });
  const key = first.requestKey();
  expect(key).toMatch(/^[\w-]{36}$/);
  first.keep({ name: 'Iris' });
  expect([first.requestKey(), open().requestKey()]).toEqual([key, key]);
  // What storage never sees is typed again after a reload.
  const again = open();
  again.keep({ password: 'y' });
  expect(again.requestKey()).toBe(key);
  again.keep({ name: 'Irina' });
  const other = again.requestKey();
  expect(other).not.toBe(key);
  expect(open().requestKey()).toBe(other);
  again.finish();
  again.begin();
  expect([again.requestKey() === other, again.requestKey() === key]).toEqual([false, false]);
});

test('at logout the page forgets them with all drafts, the secret ones too', () => {
  const kept = open();
  kept.keep({ name: 'Iris', password: 'Harbour-lamp-93' });
  dropAllDrafts();
  expect(kept.store.getState()).toEqual({ answers: EMPTY, found: 'nothing', isRestored: false });
  expect({ ...sessionStorage }).toEqual({});
});

test.each([
  ['of another version', JSON.stringify({ version: '3.53', answers: { name: 'Iris' } }), 'otherVersion'],
  ['that is cut off', '{"version":"3.54","answers":{"na', 'unreadable'],
  ['of something else', JSON.stringify({ version: '3.54', answers: { name: 7 } }), 'unreadable'],
  ['without a version', JSON.stringify({ name: 'Iris' }), 'unreadable'],
  ['that is null', 'null', 'unreadable'],
])('a draft %s is not restored, and the page can say so', (_what, text, found) => {
  sessionStorage.setItem(PLACE, text);
  expect(open().store.getState()).toEqual({ answers: EMPTY, found, isRestored: false });
});

test('clearing forgets all of it, here and in storage', () => {
  const kept = open();
  kept.keep({ name: 'Iris', password: 'x' });
  // What is typed into a question stands beside the answers.
  sessionStorage.setItem(`bank.draft.${kept.draftKey('name')}`, '{"name":"Ir"}');
  sessionStorage.setItem('bank.draft.testing@3.54.name', 'of another form');
  kept.clear();
  expect({ ...sessionStorage }).toEqual({ 'bank.draft.testing@3.54.name': 'of another form' });
  expect(kept.store.getState()).toEqual({ answers: EMPTY, found: 'nothing', isRestored: false });
  expect(sessionStorage.getItem(PLACE)).toBeNull();
});

test('what is done is gone from storage at once, and from the form when it opens again', () => {
  const kept = open();
  kept.keep({ name: 'Iris' });
  kept.begin();
  expect(kept.store.getState().answers.name).toBe('Iris');
  kept.finish();
  expect(sessionStorage.getItem(PLACE)).toBeNull();
  expect(kept.store.getState().answers.name).toBe('Iris');
  kept.begin();
  expect(kept.store.getState().answers).toEqual(EMPTY);
  kept.keep({ name: 'Ana' });
  kept.begin();
  expect(kept.store.getState().answers.name).toBe('Ana');
});

test('without storage the answers live as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = open();
  kept.keep({ name: 'Iris' });
  expect(kept.store.getState().answers.name).toBe('Iris');
});
