// Rules: R0.24, R1.2.4.
import { activationLinkOf } from './activation-link';

test.each([
  [
    '?code=c&user=a%2Bb%40x.test&action=activationEmployee',
    { code: 'c', user: 'a+b@x.test', action: 'activationEmployee' },
  ],
  ['?code=c&user=a%40x.test', { code: 'c', user: 'a@x.test', action: 'activation' }],
  ['?code=c&user=a%40x.test&action=deleteEverything', { code: 'c', user: 'a@x.test', action: 'activation' }],
  ['?code=c', null],
  ['?user=a%40x.test&code=', null],
  ['', null],
])('%s holds %j', (search, link) => {
  expect(activationLinkOf(new URLSearchParams(search))).toEqual(link);
});
