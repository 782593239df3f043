// Rules: R0.15.
import { session, signIn } from '@bank/session';
import { renderHook } from '@testing-library/react';
import { thisPage } from '../updates/chunk-recovery';
import { useKeptPage } from './use-kept-page';

const tokens = { accessToken: 'a', refreshToken: 'r' };
/** What another page of the tab has written meanwhile. */
const elsewhere = (stored: object) => sessionStorage.setItem('bank.session', JSON.stringify(stored));
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
/** The hook of a page that is open. */
const open = () => void renderHook(useKeptPage);
const isSeen = () => !document.documentElement.hidden;

let load: jest.SpyInstance;
beforeEach(() => {
  load = jest.spyOn(thisPage, 'load').mockReturnValue(undefined);
  document.documentElement.hidden = false;
  signIn(tokens);
});
afterEach(() => {
  load.mockRestore();
  session.setState(session.getInitialState(), true);
});

test.each([
  ['has ended', { hasLeft: true }],
  ['is another', { accessToken: 'other', refreshToken: 'other' }],
  ['cannot be read', []],
])('a page that Back shows again shows nothing of its session where the stored one %s', (_, stored) => {
  open();
  elsewhere(stored);
  show(true);
  expect([load.mock.calls, isSeen()]).toEqual([[[null]], false]);
});

test('the page of a session that goes on stays as it was, and so does one that was just loaded', () => {
  open();
  show(true);
  elsewhere({});
  show(false);
  expect([load.mock.calls, isSeen()]).toEqual([[], true]);
});

test('where storage is forbidden no other page knew of the session', () => {
  open();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  show(true);
  expect(load).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
