import { visitOf } from './sign-in-visit';

test.each([
  [null, {}],
  ['text', {}],
  [
    { email: 7, isForced: 'yes' },
    { email: undefined, isForced: false },
  ],
  [
    { email: 'a@x.test', isForced: true },
    { email: 'a@x.test', isForced: true },
  ],
])('history state %j is read as %j', (state, visit) => {
  expect(visitOf(state)).toEqual(visit);
});
