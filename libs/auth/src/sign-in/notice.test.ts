import { noticeOf } from './notice';

test.each([null, undefined, 'idle', {}, { notice: 5 }, { notice: 'toString' }, { notice: 'made up' }])(
  'a state of %j carries no notice',
  (state) => expect(noticeOf(state)).toBeNull(),
);

test('a notice is read from the navigation state', () => {
  expect(noticeOf({ notice: 'idle' })).toBe('idle');
});
