// Rules: R0.24, R0.83.
import { identityToken } from './identity-token';

const stored = () => sessionStorage.getItem('bank.identity');

beforeEach(() => identityToken.forget());

test('the token of a run is found after a reload, by its run alone', () => {
  identityToken.keep('run', 'token');
  expect(stored()).toBe('{"runId":"run","token":"token"}');
  expect(identityToken.open('other')).toBe(false);
  expect(identityToken.current()).toBeNull();
  expect(identityToken.open('run')).toBe(true);
  expect(identityToken.current()).toBe('token');
});

test('a newer run takes its place, and nothing stays behind a session', () => {
  identityToken.keep('first', 'one');
  identityToken.keep('second', 'two');
  expect(identityToken.open('first')).toBe(false);
  identityToken.open('second');
  identityToken.forget();
  expect([identityToken.current(), stored(), identityToken.open('second')]).toEqual([null, null, false]);
});

test('a token leaves storage with its page; going back finds it and keeps it for a reload, and another run stays', () => {
  identityToken.keep('run', 'token');
  identityToken.stay('older')();
  expect(stored()).not.toBeNull();
  const leave = identityToken.stay('run');
  expect(stored()).not.toBeNull();
  leave();
  expect([stored(), identityToken.open('run'), identityToken.current()]).toEqual([null, true, 'token']);
  const leaveAgain = identityToken.stay('run');
  expect(stored()).toBe('{"runId":"run","token":"token"}');
  identityToken.keep('newer', 'other');
  leaveAgain();
  expect(stored()).toBe('{"runId":"newer","token":"other"}');
});

test('the id of a video call is shown to the bank and kept nowhere', () => {
  identityToken.show('call');
  expect([identityToken.current(), stored()]).toEqual(['call', null]);
});

test.each(['{', '7', '{"runId":"run"}', '{"runId":1,"token":"x"}', '[]'])(
  'a damaged store (%s) opens nothing',
  (text) => {
    sessionStorage.setItem('bank.identity', text);
    expect(identityToken.open('run')).toBe(false);
  },
);

test('without storage it lives as long as the page', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  identityToken.keep('run', 'token');
  forbidden.mockRestore();
  expect(identityToken.open('run')).toBe(true);
});
