// Rules: R3.4.7.
import type { Row } from '@bank/protocol';
import { balanceInquiry } from '@bank/protocol/accounts';
import { notificationList } from '@bank/protocol/notification-list';
import { inTurns } from './in-turns';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A bank that takes its time: it answers one question after the other when it is told to. */
function slowAnswers() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const refetch = (row: Row) =>
    new Promise<void>((answer) => {
      asked.push(row.name);
      answers.push(answer);
    });
  return { asked, refetch, answer: () => answers.shift()?.() };
}

test('the first hint asks at once; a thousand while the answer is awaited ask once more, after it', async () => {
  const bank = slowAnswers();
  const { ask } = inTurns(bank.refetch);
  for (let hint = 0; hint < 1000; hint += 1) ask(balanceInquiry);
  await jest.advanceTimersByTimeAsync(5000);
  expect(bank.asked).toEqual([balanceInquiry.name]);
  bank.answer();
  await jest.advanceTimersByTimeAsync(0);
  expect(bank.asked).toEqual([balanceInquiry.name, balanceInquiry.name]);
  bank.answer();
  await jest.advanceTimersByTimeAsync(1000);
  expect(bank.asked).toHaveLength(2);
});

test('quick answers are asked for once a second', async () => {
  let asked = 0;
  const { ask } = inTurns(() => Promise.resolve(void (asked += 1)));
  for (let hint = 0; hint < 50; hint += 1) {
    ask(balanceInquiry);
    await jest.advanceTimersByTimeAsync(100);
  }
  // At once, and after each of five seconds that had hints.
  expect(asked).toBe(6);
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toBe(6);
});

test('rows do not wait for each other, and nothing is asked for once the page ends', async () => {
  const bank = slowAnswers();
  const { ask, stop } = inTurns(bank.refetch);
  ask(balanceInquiry);
  ask(notificationList);
  ask(balanceInquiry);
  expect(bank.asked).toEqual([balanceInquiry.name, notificationList.name]);
  stop();
  bank.answer();
  await jest.advanceTimersByTimeAsync(1000);
  expect(bank.asked).toHaveLength(2);
});
