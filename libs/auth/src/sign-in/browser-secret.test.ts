// Rules: R0.173.
import { browserSecret } from './browser-secret';

afterEach(() => localStorage.clear());

test('the secret of a browser is found by every spelling of the mailbox that it belongs to, and by no other', () => {
  browserSecret.keep('K@Büro.test', 'secret');
  for (const typed of ['k@xn--bro-hoa.test', ' k@büro.test']) expect(browserSecret.of(typed)).toBe('secret');
  expect(browserSecret.of('k@buro.test')).toBeUndefined();
});
