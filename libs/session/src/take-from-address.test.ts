// Rules: R1.2.29, R1.2.32, S5.
import { actingCustomerIn, emailConfirmationIn, takeFromAddress } from './index';

test('what is taken is gone from the address, and nothing else is', () => {
  window.history.replaceState({ key: 'k' }, '', '/history?fromCustomerId=5&page=2&emailConfirmation=success#x');
  expect(takeFromAddress(['fromCustomerId', 'emailConfirmation'], window.location, window.history)).toEqual({
    fromCustomerId: '5',
    emailConfirmation: 'success',
  });
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/history?page=2#x');
  expect(window.history.state).toEqual({ key: 'k' });
  expect(takeFromAddress(['fromCustomerId'], window.location, window.history)).toEqual({ fromCustomerId: null });
});

test('an address without them is left as it was written', () => {
  window.history.replaceState(null, '', '/history?a=1%202&b');
  takeFromAddress(['fromCustomerId'], window.location, window.history);
  expect(window.location.search).toBe('?a=1%202&b');
});

// R0.23: integers only.
test.each([
  ['1005', 1005],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-5', null],
  ['+5', null],
  ['05', null],
  ['5.0', null],
  ['1e3', null],
  ['0x3ed', null],
  [' 5', null],
  ['5abc', null],
  ['', null],
  [null, null],
])('fromCustomerId=%j acts for %j', (text, id) => {
  expect(actingCustomerIn(text)).toBe(id);
});

test.each([
  ['success', 'success'],
  ['fail', 'fail'],
  ['Success', null],
  ['success ', null],
  ['<b>', null],
  [null, null],
])('emailConfirmation=%j says %j', (text, said) => {
  expect(emailConfirmationIn(text)).toBe(said);
});
