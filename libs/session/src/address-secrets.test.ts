// Rules: R1.2.30, S1.
import { takeAddressSecrets } from './index';

// R0.16.
test.each([
  ['/login?code=c&codeVerifier=v', { code: 'c', codeVerifier: 'v' }, '/login'],
  ['/?codeVerifier=v&code=c&lang=en#x', { code: 'c', codeVerifier: 'v' }, '/?lang=en#x'],
  ['/home?code=c', null, '/home'],
  ['/home?codeVerifier=v', null, '/home'],
  ['/home?code=&codeVerifier=v', null, '/home'],
  ['/home?code=c&code=d&codeVerifier=v', { code: 'c', codeVerifier: 'v' }, '/home'],
  ['/activate?code=c&user=1', null, '/activate?code=c&user=1'],
  ['/home?keep=1', null, '/home?keep=1'],
])('%s gives %j and leaves %s (D12)', (address, secrets, left) => {
  window.history.replaceState({ key: 'k' }, '', address);
  expect(takeAddressSecrets(window.location, window.history)).toEqual(secrets);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(left);
  expect(window.history.state).toEqual({ key: 'k' });
});

test('the address is used once', () => {
  window.history.replaceState(null, '', '/login?code=c&codeVerifier=v');
  takeAddressSecrets(window.location, window.history);
  expect(takeAddressSecrets(window.location, window.history)).toBeNull();
});
