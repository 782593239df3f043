// Rules: R0.19.
import { signIn, endSession } from '@bank/session';
import { watchSessionEnd } from '../boot/session-end';
import { keepDraftsOf } from './draft-owner';

const draft = () => sessionStorage.getItem('bank.draft.p2p');
const typed = '{"note":"For the garden"}';
const router = { navigate: () => Promise.resolve(), state: { location: { pathname: '/x', search: '' } } };

beforeEach(() => {
  sessionStorage.clear();
  keepDraftsOf('1/1001');
  sessionStorage.setItem('bank.draft.p2p', typed);
});

test('what was typed stays for the same user and customer', () => {
  keepDraftsOf('1/1001');
  expect(draft()).toBe(typed);
});

test.each(['2/1002', '1/1005'])('it is gone for %s', (owner) => {
  keepDraftsOf(owner);
  expect(draft()).toBeNull();
});

test.each([
  ['idle', typed],
  ['expired', typed],
  ['logout', null],
  ['elsewhere', null],
  ['noCompany', null],
] as const)('after an end by %s: %s', (reason, left) => {
  const stop = watchSessionEnd(router as unknown as Parameters<typeof watchSessionEnd>[0]); // the part of it that is used
  signIn({ accessToken: 'a', refreshToken: 'r' });
  endSession(reason);
  stop();
  expect(draft()).toBe(left);
});
